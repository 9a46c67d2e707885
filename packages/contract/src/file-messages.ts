import { LIMITS } from './limits.ts';

/** What is said of a chosen file: apart from the other sentences, as the public pages say these alone. */
export const FILE_MESSAGES = {
  noFile: 'Please select a SQL file to upload.',
  invalidFile: 'Please upload a valid .sql file.',
  emptyFile: 'The file is empty. Please choose a SQL file with CREATE TABLE statements.',
} as const;

/** The refusal of a file above the upload limit: names its size and the limit. */
export function fileTooLargeMessage(bytes: number): string {
  return `The file has ${formatBytes(bytes)}. The maximum is ${LIMITS.upload.label}.`;
}

/**
 * A size in bytes as people read it: megabytes with one decimal, whole kilobytes, or bytes; steps of 1,024, never rounded
 * down. The page shows it beside a chosen file, and a file just above a limit must not look as if it were just at it.
 */
export function formatBytes(bytes: number): string {
  if (bytes < KILOBYTE) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  const kilobytes = Math.ceil(bytes / KILOBYTE);
  if (kilobytes < KILOBYTE) return `${kilobytes} kB`;
  return `${(Math.ceil((bytes / KILOBYTE / KILOBYTE) * 10) / 10).toFixed(1)} MB`;
}

const KILOBYTE = 1024;
