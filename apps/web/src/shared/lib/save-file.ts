const KEPT_FOR_MS = 60_000;

/** Lets the browser save bytes as a file. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Browsers read the blob after the click; a minute is more than any of them takes.
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_FOR_MS);
}
