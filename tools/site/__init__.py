"""What the site of docs/ needs beside the pages."""
