import { readHead, readThing, type ModelColumn } from '@backsmith/models';
import type { ThingClass } from './knowledge.ts';

/** What any thing of its kind has, in the notation of the library of models. */
const SOURCES: Readonly<Record<ThingClass, string>> = {
  person: 'first_name!, last_name!, email unique, phone, active = true',
  org: 'name! unique, email, phone, address, active = true',
  place: 'name!, address, description',
  item: 'name!, description',
  event: 'title, starts_at!, ends_at >= starts_at, status {planned|done|cancelled}, notes',
  part: 'description!, recorded_at = now',
  kind: 'name! unique, description',
  schedule: 'title, starts_at!, ends_at >= starts_at',
  doc: 'title!, description, file_url, issued_on date, status {draft|final|archived}',
};

function read(source: string): readonly ModelColumn[] {
  const head = readHead('thing: Anything.', 1);
  return head === undefined ? [] : readThing(head, [{ text: source, line: 1 }], () => undefined).columns;
}

/** Columns by the kind of a thing. */
export const KIND_COLUMNS: Readonly<Record<ThingClass, readonly ModelColumn[]>> = {
  person: read(SOURCES.person),
  org: read(SOURCES.org),
  place: read(SOURCES.place),
  item: read(SOURCES.item),
  event: read(SOURCES.event),
  part: read(SOURCES.part),
  kind: read(SOURCES.kind),
  schedule: read(SOURCES.schedule),
  doc: read(SOURCES.doc),
};
