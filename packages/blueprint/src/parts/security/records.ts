import type { Schema } from '@backsmith/schema';
import type { Diagnostic } from '@backsmith/text';
import { Findings } from '../../findings.ts';
import { CALLER_VALUES, type CallerValue } from '../../model/record-rule.ts';
import type { Resource } from '../../model/resource.ts';
import type { GuardedRecords, RecordRules } from '../../model/security.ts';
import type { Store } from '../../model/store.ts';
import type { Packages } from '../../names/packages.ts';
import type { SchemaChoices } from '../../options.ts';
import type { ColumnRoles } from '../../roles/assign-roles.ts';
import { LENGTH_OF_ACCOUNT } from '../../roles/role-rules.ts';

const VALUES = Object.keys(CALLER_VALUES) as readonly CallerValue[];

/** Whose records a caller sees, and the test that attacks it; nothing where all are everybody's. */
export function designRecords(
  resources: readonly Resource[],
  { entities }: Store,
  packages: Packages,
): RecordRules | undefined {
  const ruled = new Map(entities.flatMap(({ resource, rule }) => (rule === undefined ? [] : [[resource, rule]])));
  const all = resources.flatMap(({ name, titlePlural, classes, sample }): readonly GuardedRecords[] => {
    const rule = ruled.get(name);
    if (rule === undefined) return [];
    const isAttacked = sample.creatable && !rule.isUnchecked && !rule.isAdministered;
    const attacked = { method: `keeps${name}FromOthers`, test: classes.test, isInherited: rule.owner === undefined };
    return [{ rule, titlePlural, ...(isAttacked ? { attacked } : {}) }];
  });
  if (all.length === 0) return undefined;
  const used = (value: CallerValue) => all.some(({ rule }) => new RegExp(`:${value}\\b`, 'u').test(rule.condition));
  return {
    classes: { rules: packages.security('RecordRules'), caller: packages.security('Caller') },
    test: packages.security('RecordRulesTest'),
    all,
    asked: VALUES.filter(used),
  };
}

/** Says whose records are whose, and where that could be so. */
export function ruleFindings(
  { files, tables }: Schema,
  roles: ColumnRoles,
  { entities, keyless, views }: Store,
  choices: SchemaChoices | undefined,
): readonly Diagnostic[] {
  const findings = new Findings(files);
  const isChosen = choices?.rules?.includes('owner') === true;
  if (isChosen && tables.length > 0 && !entities.some(({ rule }) => rule !== undefined)) {
    const text = 'The rule "owner" is chosen, and no table has a column that can hold the account a record belongs to.';
    const hint = `Such a column is called owner_id, user_id, created_by or the like, refers to no table, and is a UUID or a text of at least ${LENGTH_OF_ACCOUNT} characters.`;
    findings.assume('owner-rule-unheard', { line: 0, column: 0 }, text, hint);
  }
  for (const { place, tableName, rule } of entities) {
    if (rule === undefined) continue;
    const text = `Callers see the records of ${tableName} that are theirs, and no others: those of ${rule.meaning}. Administrators see all.`;
    findings.assume('owner-rule', place, text);
  }
  for (const { place, tableName } of keyless.filter(({ isConfined }) => isConfined)) {
    findings.assume(
      'list-for-administrators',
      place,
      `Administrators alone list ${tableName}: its rows belong to somebody, and have no key to ask whom.`,
    );
  }
  for (const { place, viewName } of views.filter(({ isConfined }) => isConfined)) {
    findings.assume(
      'list-for-administrators',
      place,
      `Administrators alone list the view ${viewName}: it reads records that are not everybody's.`,
    );
  }
  for (const { place, table, column } of roles.offered) {
    const message = `Everybody with an account sees the records of ${table}, also those whose ${column} is somebody else's.`;
    findings.assume(
      'owner-rule-offered',
      place,
      message,
      `With the role "owner" for ${column} in the choices, or the rule "owner" for all tables, everybody has their own records alone.`,
    );
  }
  return findings.sorted();
}
