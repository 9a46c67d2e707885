import { highestOf, type Role } from '@backsmith/options';
import type { RowCondition } from '@backsmith/schema';
import { placeOf, type Diagnostic, type Position, keysOf } from '@backsmith/text';
import { Findings } from '../../findings.ts';
import { CALLER_VALUES, type CallerValue } from '../../model/record-rule.ts';
import { jsonName } from '../../model/field.ts';
import type { RecordRule } from '../../model/record-rule.ts';
import type { Resource } from '../../model/resource.ts';
import type { GuardedRecords, RecordRules } from '../../model/security.ts';
import type { Packages } from '../../names/packages.ts';
import { LENGTH_OF_ACCOUNT } from '../../roles/role-rules.ts';
import type { GuardingInput } from '../parts-input.ts';
import { noteSharedKeys } from './shared-keys.ts';
import type { GuardedKind, GuardedStore } from '../guarded-store.ts';

/** What is true of the whole schema. */
const NOWHERE: Position = { line: 0, column: 0 };

/** Who sees records, by the least role. */
const READERS: Readonly<Record<Role, string>> = {
  USER: 'Everybody with an account sees',
  EDITOR: 'Editors and administrators see',
  ADMIN: 'Administrators alone see',
};

/** What is asked of callers wherever there are tenants: who may see all of them. */
const OF_TENANTS: ReadonlySet<CallerValue> = new Set(['tenant', 'operator']);

const VALUES = keysOf(CALLER_VALUES);

/** Whose records a caller sees, and the test that attacks it; nothing where all are everybody's. */
export function designRecords(
  resources: readonly Resource[],
  { kinds, askedBy }: GuardedStore,
  packages: Packages,
  hasTenants: boolean,
  readBy: (place: Position) => Role,
): RecordRules | undefined {
  const ruled = new Map(kinds.flatMap(({ resource, rule }) => (rule === undefined ? [] : [[resource, rule]])));
  // Whom the group keeps out is refused before it matters whose a record is.
  const closed = new Set(
    kinds
      .filter(({ place, rule }) => rule?.isOwned === true && readBy(place) !== 'USER')
      .map(({ resource }) => resource),
  );
  const all = resources.flatMap((resource): readonly GuardedRecords[] => {
    const rule = ruled.get(resource.name);
    if (rule === undefined) return [];
    const { titlePlural, sample } = resource;
    const isAttacked = sample.creatable && !rule.isUnchecked && !rule.isAdministered && !closed.has(resource.name);
    return [{ rule, titlePlural, ...(isAttacked ? { attacked: attackOn(resource, rule, hasTenants) } : {}) }];
  });
  if (all.length === 0 && !hasTenants) return undefined;
  const used = (value: CallerValue) => all.some(({ rule }) => asks(rule.is, value));
  return {
    classes: { rules: packages.security('RecordRules'), caller: packages.security('Caller') },
    test: packages.security('RecordRulesTest'),
    askedBy,
    all,
    asked: VALUES.filter((value) => used(value) || (hasTenants && OF_TENANTS.has(value))),
    hasTenants,
  };
}

/** Whether a condition asks this of a caller. */
function asks(condition: RowCondition, value: CallerValue): boolean {
  switch (condition.kind) {
    case 'equal':
      return condition.parameter === value;
    case 'unless':
      return condition.parameter === value || asks(condition.is, value);
    case 'never':
      return false;
    case 'all':
      return condition.of.some((one) => asks(one, value));
    case 'refers':
      return asks(condition.is, value);
  }
}

/** What is attacked: that records are somebody's, where no tenant is asked for besides, and that they are a tenant's. */
function attackOn(
  { name, classes, fields }: Resource,
  rule: RecordRule,
  hasTenants: boolean,
): NonNullable<GuardedRecords['attacked']> {
  const tenant = rule.tenant && fields.find((field) => field.name === rule.tenant?.field && field.inResponse);
  return {
    test: classes.test,
    ...(rule.isOwned && !hasTenants ? { byStranger: `keeps${name}FromOthers` } : {}),
    ...(hasTenants ? { byTenant: `keeps${name}FromOtherTenants` } : {}),
    isInherited: rule.owner === undefined,
    ...(tenant && !rule.isOwned ? { tenantField: jsonName(tenant) } : {}),
  };
}

/** Says whose records are whose, and where that could be so. */
export function ruleFindings(input: GuardingInput): readonly Diagnostic[] {
  const { roles } = input;
  const { files, tables } = input.schema;
  const { kinds, keyless, views } = input.store;
  const findings = new Findings(files);
  const isChosen = input.options.choices?.rules?.includes('owner') === true;
  if (isChosen && tables.length > 0 && !kinds.some(({ rule }) => rule !== undefined)) {
    const text = 'The rule "owner" is chosen, and no table has a column that can hold the account a record belongs to.';
    const hint = `Such a column is called owner_id, user_id, created_by or the like, refers to no table, and is a UUID or a text of at least ${LENGTH_OF_ACCOUNT} characters.`;
    findings.assume('owner-rule-unheard', NOWHERE, text, hint);
  }
  const ofAll = roles.tenant?.isChosen === true ? ' of all tenants' : '';
  for (const { place, tableName, rule } of kinds) {
    if (rule === undefined) continue;
    const text = `Callers see the records of ${tableName} that are theirs, and no others: those of ${rule.meaning}. Administrators${ofAll} see all.`;
    findings.assume(rule.isOwned ? 'owner-rule' : 'tenant-rule', place, text);
  }
  for (const { place, tableName } of keyless.filter(({ isConfined }) => isConfined)) {
    findings.assume(
      'list-for-administrators',
      place,
      `Administrators alone list ${tableName}: its rows belong to somebody, and have no key to ask whom.`,
    );
  }
  noteConfinedViews(views, findings);
  noteSharedKeys(input, findings);
  if (roles.tenant?.isChosen === true) {
    const isShared = ({ rule, place }: GuardedKind) => rule === undefined && roles.readBy(place) !== 'ADMIN';
    const shared = kinds.filter(isShared).map(({ tableName }) => tableName);
    if (shared.length > 0)
      findings.assume(
        'tenants-share',
        NOWHERE,
        `All tenants share the records of ${shared.join(', ')}: they name no tenant.`,
      );
  } else if (roles.tenant !== undefined) {
    const text = `Nearly every table says by ${roles.tenant.column} whose its records are, and callers see those of all.`;
    findings.assume(
      'tenant-rule-offered',
      NOWHERE,
      text,
      'With the rule "tenant" callers see the records of the tenant their account belongs to, and no others.',
    );
  }
  const readerOf = (namespace: string | undefined, name: string) =>
    highestOf(
      ...tables.filter((one) => one.schema === namespace && one.name === name).map((one) => roles.readBy(placeOf(one))),
    );
  for (const { place, schema, table, column } of roles.offered) {
    const message = `${READERS[readerOf(schema, table)]} the records of ${table}, also those whose ${column} is somebody else's.`;
    findings.assume(
      'owner-rule-offered',
      place,
      message,
      `With the role "owner" for ${column} in the choices, or the rule "owner" for all tables, everybody has their own records alone.`,
    );
  }
  return findings.sorted();
}

function noteConfinedViews(views: GuardedStore['views'], findings: Findings): void {
  for (const { place, viewName, historyOf, readBy, showsDeleted } of views) {
    if (readBy === 'USER' && !showsDeleted) continue;
    if (readBy === 'EDITOR' && !showsDeleted) {
      // What records were before is read by those who read them, which the report says of the table.
      if (historyOf !== undefined) continue;
      const text = `Editors and administrators list the view ${viewName}: it reads records that others do not.`;
      findings.assume('list-for-editors', place, text);
      continue;
    }
    const listed =
      historyOf === undefined ? `the view ${viewName}` : `${viewName}, where rows of ${historyOf} are kept`;
    const reason =
      readBy === 'ADMIN' ? "it reads records that are not everybody's" : 'it shows records that were deleted';
    findings.assume('list-for-administrators', place, `Administrators alone list ${listed}: ${reason}.`);
  }
}
