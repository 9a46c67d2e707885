import type { Conflict, DiagnosticLog, Side, SourceText } from '@backsmith/sql';

/** Says of a merge that was left to be done by hand which lines of which side are taken. */
export function reportConflict(log: DiagnosticLog, source: SourceText, { at, ours, theirs, kept }: Conflict): void {
  const [taken, left] = kept === 'theirs' ? [theirs, ours] : [ours, theirs];
  const isAll = kept === 'both' || linesOf(source, left) === undefined;
  log.report(source, {
    severity: 'warning',
    code: 'merge-conflict',
    message:
      kept === 'both'
        ? `A merge was left undone here. Of both sides the statements are taken: ${told(source, ours)} and ${told(source, theirs)}.`
        : `A merge was left undone here. Of its two sides this one is taken: ${told(source, taken)}.`,
    hint: 'Finish the merge in the file and read it again.',
    ...(isAll ? {} : { consequence: `The other side is left out: ${told(source, left)}.` }),
    start: at,
    end: at,
  });
}

/** `lines 4 to 5 (HEAD)` */
function told(source: SourceText, side: Side): string {
  const name = side.name === '' ? '' : ` (${side.name.slice(0, 80)})`;
  return `${linesOf(source, side) ?? 'nothing'}${name}`;
}

function linesOf(source: SourceText, { start, end }: Side): string | undefined {
  if (end <= start) return undefined;
  const first = source.position(start).line;
  const last = source.position(end - 1).line;
  return first === last ? `line ${first}` : `lines ${first} to ${last}`;
}
