/** Notes how a name is written, where that is not as the database knows it. */
export function setWritten(thing: { name: string; writtenAs?: string }, written: string): void {
  if (written === thing.name) delete thing.writtenAs;
  else thing.writtenAs = written;
}
