import { SHARED_NOUNS } from '../vocabulary/grammar-words.ts';
import { headOf } from './concept-key.ts';
import type { Findings, RelationFinding, RelationKind } from './findings.ts';

/** What a verb or preposition leads to. */
export type Target = {
  readonly key: string;
  readonly plural: boolean;
  readonly many: boolean;
  /** Said of another one of its kind: "tasks depend on other tasks". */
  readonly other?: boolean;
  /** Said of every single one: "a mechanic is assigned to each repair". */
  readonly each?: boolean;
};

export function add(findings: Findings, relation: RelationFinding): void {
  findings.relations.push(relation);
}

export function link(findings: Findings, from: string, kind: RelationKind, to: string, weak = false): void {
  if (from === to) return;
  add(findings, { from, to, kind, weak });
}

export function isShared(key: string): boolean {
  return SHARED_NOUNS.has(key) || SHARED_NOUNS.has(headOf(key));
}
