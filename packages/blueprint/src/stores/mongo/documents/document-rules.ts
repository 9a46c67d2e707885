import type { RowCondition, Table } from '@backsmith/schema';
import type { ResourceDraft } from '../../../drafts/resource-draft.ts';
import type { DocumentCondition, DocumentType } from '../../../model/mongo/document.ts';
import { CALLER_VALUES, type CallerValue, type RecordRule } from '../../../model/record-rule.ts';
import { pathOf } from './attributes.ts';

/** Finds what was made of a table. */
type DraftOf = (table: Pick<Table, 'schema' | 'name'>) => ResourceDraft | undefined;

/** Whose the documents of tables are, and what was made of these. */
export type DocumentRules = {
  readonly rules: ReadonlyMap<ResourceDraft, RecordRule>;
  readonly draftOf: DraftOf;
  /** Who sees everything: administrators, and where there are tenants those of all of them. */
  readonly seesAll: CallerValue;
};

/** Whose the documents of a table are; nothing where all are everybody's. */
export function ruleOf(draft: ResourceDraft, given: DocumentRules): Pick<DocumentType, 'rule' | 'visible'> {
  const rule = given.rules.get(draft);
  return rule === undefined ? {} : { rule, visible: conditionOf(rule.is, draft, given) };
}

/** Whether references that decide are of one column each: of several no list of keys could be asked for. */
export function isOfSingleColumns(condition: RowCondition): boolean {
  switch (condition.kind) {
    case 'equal':
    case 'never':
      return true;
    case 'unless':
      return isOfSingleColumns(condition.is);
    case 'all':
      return condition.of.every(isOfSingleColumns);
    case 'refers':
      return condition.columns.length === 1 && isOfSingleColumns(condition.is);
  }
}

/** Whoever sees everything is asked for once, and not within the condition. */
function conditionOf(condition: RowCondition, draft: ResourceDraft, given: DocumentRules): DocumentCondition {
  switch (condition.kind) {
    case 'equal':
      return {
        kind: 'equal',
        path: pathOf(draft, condition.column).join('.'),
        asked: callerValue(condition.parameter),
      };
    case 'never':
      return { kind: 'never' };
    case 'unless': {
      const caller = callerValue(condition.parameter);
      const is = conditionOf(condition.is, draft, given);
      return caller === given.seesAll ? is : { kind: 'unless', caller, is };
    }
    case 'all':
      return { kind: 'all', of: condition.of.map((one) => conditionOf(one, draft, given)) };
    case 'refers': {
      const target = given.draftOf(condition.table);
      const [column] = condition.columns;
      if (target === undefined || column === undefined) throw new Error(`Nothing keeps ${condition.table.name}`);
      return {
        kind: 'refers',
        path: pathOf(draft, column.own).join('.'),
        target: target.keptAs,
        referenced: pathOf(target, column.referenced).join('.'),
        is: conditionOf(condition.is, target, given),
      };
    }
  }
}

function callerValue(name: string): CallerValue {
  const found = Object.keys(CALLER_VALUES).find((value): value is CallerValue => value === name);
  if (found === undefined) throw new Error(`No caller has ${name}`);
  return found;
}
