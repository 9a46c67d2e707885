/** What the browser takes of the reader; measured by reader-bundle.ts. */
export { readSchema } from '@backsmith/schema';
