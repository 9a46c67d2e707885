import { readSchema } from '@backsmith/schema';
import type { Detection } from '@backsmith/sql';
import type { Source } from '../source.ts';

/** The dialect a source is read by, by all its files together, and what speaks for it: the reader's own word. */
export function detect(source: Source): Detection {
  return readSchema(source).value.detection;
}
