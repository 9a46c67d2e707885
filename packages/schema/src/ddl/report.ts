import { placeOf, type Diagnostic, type Position, type Severity } from '@backsmith/text';

/** What the DDL writer can have to say; documentation and tests refer to these codes. */
export type DdlCode =
  | 'ddl-type-changed'
  | 'ddl-values-unkept'
  | 'ddl-default-changed'
  | 'ddl-default-dropped'
  | 'ddl-check-dropped'
  | 'ddl-generated-dropped'
  | 'ddl-identity-dropped'
  | 'ddl-on-null-dropped'
  | 'ddl-key-changed'
  | 'ddl-index-changed'
  | 'ddl-index-dropped'
  | 'exclusion-constraint'
  | 'ddl-foreign-key-changed'
  | 'ddl-foreign-key-dropped'
  | 'ddl-extension-dropped'
  | 'ddl-routine-dropped'
  | 'ddl-sequence-dropped'
  | 'ddl-sequence-replaced'
  | 'ddl-schema-folded'
  | 'ddl-name-shortened'
  | 'ddl-name-unsayable'
  | 'ddl-name-collision'
  | 'ddl-table-too-wide'
  | 'ddl-table-empty'
  | 'ddl-versioning-dropped'
  | 'ddl-unlogged-dropped'
  | 'ddl-strict-dropped'
  | 'ddl-comment-shortened'
  | 'ddl-update-time-dropped'
  | 'ddl-collation-dropped'
  | 'ddl-view-skipped'
  | 'migration-table-kept'
  | 'migration-column-kept'
  | 'migration-type-kept'
  | 'migration-nullable'
  | 'migration-rule-left'
  | 'migration-type-left';

export type Finding = {
  readonly code: DdlCode;
  readonly severity: Severity;
  readonly at: Position;
  /** What it happened to, such as `table "orders"`; findings of one owner with the same text become one diagnostic. */
  readonly owner: string;
  /** The column, key or index inside the owner. */
  readonly part?: string;
  /** What happened, without a full stop: "interval is written as varchar(64)". */
  readonly text: string;
  readonly hint?: string;
  readonly consequence?: string;
};

export type Report = {
  readonly add: (finding: Finding) => void;
  readonly diagnostics: () => readonly Diagnostic[];
};

const SHOWN_PARTS = 5;

/** Collects findings and folds those that differ only by the part they are about. */
export function createReport(): Report {
  const groups = new Map<string, { readonly first: Finding; readonly parts: string[] }>();
  return {
    add: (finding) => {
      const key = JSON.stringify([finding.code, finding.severity, finding.owner, finding.text]);
      const group = groups.get(key) ?? { first: finding, parts: [] };
      groups.set(key, group);
      if (finding.part !== undefined && !group.parts.includes(finding.part)) group.parts.push(finding.part);
    },
    diagnostics: () => [...groups.values()].map(({ first, parts }) => diagnosticOf(first, parts)),
  };
}

function diagnosticOf(finding: Finding, parts: readonly string[]): Diagnostic {
  const { severity, code, at, owner, text, hint, consequence } = finding;
  return {
    severity,
    code,
    ...placeOf(at),
    message: `${capitalised(owner)}${partList(parts)}: ${text}.`,
    ...(hint === undefined ? {} : { hint }),
    ...(consequence === undefined ? {} : { consequence }),
  };
}

function partList(parts: readonly string[]): string {
  if (parts.length === 0) return '';
  const shown = parts.slice(0, SHOWN_PARTS).join(', ');
  return parts.length > SHOWN_PARTS ? ` (${shown} and ${parts.length - SHOWN_PARTS} more)` : ` (${shown})`;
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
