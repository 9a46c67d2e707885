import type { KeptTemplate } from '../../../shared/lib/kept-template.ts';
import type { Mode } from '../components/compose-head.tsx';
import type { KeptSetup } from '../use-kept-setup.ts';
import type { KeptDrafts } from '../use-review.ts';

/** Raised when what is kept changes: a review of another form is not taken up. */
const FORMAT = 1;

/** Everything that is not built yet, as it is kept. */
export type KeptWork = {
  readonly format: typeof FORMAT;
  /** What this browser calls the draft towards the server. Absent: an earlier release kept it. */
  readonly draft?: string;
  readonly mode: Mode;
  readonly idea: string;
  readonly template: KeptTemplate | null;
  /** Which file the review was of; the file itself is kept beside. */
  readonly file: FileMark | null;
  readonly setup: KeptSetup;
  readonly drafts: KeptDrafts;
};

/** What tells one file from another without reading it. */
export type FileMark = { readonly name: string; readonly size: number; readonly at: number };

export function markOfFile(file: File | null): FileMark | null {
  return file && { name: file.name, size: file.size, at: file.lastModified };
}

/** The work as it is kept. */
export function workOf(work: Omit<KeptWork, 'format'>): KeptWork {
  return { format: FORMAT, ...work };
}

/** What people call the work; null while there is no schema in it to go on with. */
export function titleOf({ setup, file, template, drafts, mode }: KeptWork): string | null {
  if (drafts[mode] === undefined) return null;
  const { projectName } = setup.setup;
  return [projectName, file?.name, template?.title].find((name) => name !== undefined && name !== '') ?? 'Your idea';
}

/** What was kept, if this release wrote it; else null. */
export function readWork(found: unknown): KeptWork | null {
  return isWork(found) ? found : null;
}

function isWork(value: unknown): value is KeptWork {
  return (
    typeof value === 'object' && value !== null && 'format' in value && value.format === FORMAT && 'drafts' in value
  );
}

/** What waits for the generator: given on the site, or left there before. */
export type Waiting = {
  readonly prompt: string | null;
  readonly template: KeptTemplate | null;
  readonly file: File | null;
};

/** Where one goes on: with what was given since, else where one left. */
export function modeToOpen(work: KeptWork | null, waiting: Waiting): Mode {
  return arrivedWith(work, waiting) ?? work?.mode ?? 'file';
}

/** What was given since one was here; null where nothing was. */
export function arrivedWith(work: KeptWork | null, { prompt, template, file }: Waiting): Mode | null {
  if (template !== null && template.name !== work?.template?.name) return 'model';
  if (prompt !== null && prompt !== work?.idea) return 'chat';
  const mark = markOfFile(file);
  if (mark !== null && (work === null || !isSameFile(mark, work.file))) return 'file';
  return null;
}

function isSameFile(one: FileMark, other: FileMark | null): boolean {
  return other !== null && one.name === other.name && one.size === other.size && one.at === other.at;
}
