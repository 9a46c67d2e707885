import { smallestOf } from './unbounded.ts';
import type { Diagnostic } from './diagnostic.ts';

/** A finding that stands for several of its kind, itself being the first. */
export type FindingGroup = { readonly first: Diagnostic; readonly others: readonly Diagnostic[] };

/** So many of a kind are read one by one; more hide what matters. */
const MOST_SINGLE = 3;
const PLACES = 3;

/**
 * The findings for people: more than three of one kind become one group at the place of the first. Of one kind are those with
 * the same code, severity, hint and consequence; errors always stand alone. Nothing is left out: a group holds all of its own.
 */
export function groupFindings(findings: readonly Diagnostic[]): readonly FindingGroup[] {
  const kinds = Map.groupBy(findings, kindOf);
  return findings.flatMap((finding) => {
    const kind = kinds.get(kindOf(finding)) ?? [];
    if (finding.severity === 'error' || kind.length <= MOST_SINGLE) return [{ first: finding, others: [] }];
    return kind[0] === finding ? [{ first: finding, others: kind.slice(1) }] : [];
  });
}

/**
 * "And 30 more of this kind: orders_audit (line 12), …", by what differs in their messages and where; nothing for a finding
 * that stands alone.
 *
 * @param isWhole whether everything that is named is named, or the first three alone
 */
export function othersText({ first, others }: FindingGroup, isWhole = false): string | undefined {
  if (others.length === 0) return undefined;
  const names = differences([first, ...others].map(({ message }) => message)).slice(1);
  const all = [...new Set(others.map((finding, at) => labelOf(names[at] ?? '', finding)))].filter(
    (label) => label !== '',
  );
  const isNamed = names.some((name) => name !== '');
  const shown = isWhole && isNamed ? all : all.slice(0, PLACES);
  const rest = shown.length < all.length ? ', …' : '';
  return `And ${others.length} more of this kind${all.length === 0 ? '' : `: ${shown.join(', ')}${rest}`}`;
}

function labelOf(name: string, { line, file }: Diagnostic): string {
  const where = file === undefined ? `line ${line}` : `${file}:${line}`;
  const place = line === 0 ? '' : where;
  if (name === '' || place === '') return name || place;
  return `${name} (${place})`;
}

/** The words of each text between those that all begin and end with. */
function differences(texts: readonly string[]): readonly string[] {
  const words = texts.map((text) => text.split(' '));
  const shortest = smallestOf(words.map(({ length }) => length));
  const isShared = (at: number): boolean => words.every((each) => each.at(at) === words[0]?.at(at));
  let before = 0;
  while (before < shortest && isShared(before)) before += 1;
  let behind = 0;
  while (behind < shortest - before && isShared(-1 - behind)) behind += 1;
  return words.map((each) => each.slice(before, each.length - behind).join(' '));
}

function kindOf({ severity, code, hint, consequence }: Diagnostic): string {
  return JSON.stringify([severity, code, hint, consequence]);
}
