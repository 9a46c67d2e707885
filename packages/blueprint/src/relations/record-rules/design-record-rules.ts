import type { RowCondition } from '@backsmith/schema';
import { NameScope, toConstantCase } from '@backsmith/text';
import type { CallerValue, RecordRule } from '../../model/record-rule.ts';
import { memberNamed } from '../../names/member-names.ts';
import type { ColumnDraft } from '../../drafts/column-draft.ts';
import type { ResourceDraft } from '../../drafts/resource-draft.ts';
import type { ColumnRoles } from '../../roles/assign-roles.ts';
import { decideRules, type Decided, type RulesInput } from './decide-rules.ts';

/** The rules of resources. */
export type RecordRules = ReadonlyMap<ResourceDraft, RecordRule>;

/**
 * Decides whose the records of each resource are: those of the account in a column of theirs, of the tenant in one, or of whoever
 * the records are that they must refer to.
 */
export function designRecordRules(input: RulesInput): RecordRules {
  const { relations, write, canBeAsked, roles, packages } = input;
  const drafts = [...relations.keys()];
  const owned = decideRules(input, new Map(drafts.flatMap(ownerRule)));
  const tenants = decideRules(input, new Map(drafts.flatMap((draft) => tenantRule(draft, input))));
  const hasTenants = roles.tenant?.isChosen === true;
  const holder = packages.security('RecordRules');
  const caller = packages.security('Caller');
  const constants = new NameScope({ reserved: ['NAME'] });
  return new Map(
    drafts.flatMap((draft): readonly (readonly [ResourceDraft, RecordRule])[] => {
      const wanted = [
        roles.isOwned(draft.table) ? [owned.get(draft)] : [],
        roles.isOfTenant(draft.table) ? [tenants.get(draft)] : [],
      ].flat();
      if (wanted.length === 0) return [];
      const parts = wanted.flatMap((one) => (one !== undefined && canBeAsked(one.condition) ? [one] : []));
      const isAdministered = parts.length < wanted.length;
      const condition: RowCondition = isAdministered
        ? { kind: 'unless', parameter: hasTenants ? 'operator' : 'administrator', is: { kind: 'never' } }
        : { kind: 'all', of: parts.map((part) => part.condition) };
      const { owner } = owned.get(draft) ?? {};
      const named = hasTenants ? tenantOf(draft, roles) : undefined;
      const values = new Set(relations.get(draft)?.values.map(({ key }) => key));
      const isUnchecked = parts.some(({ through }) => through.some((key) => values.has(key)));
      const isOfTenants = tenants.get(draft)?.isOfTenants === true;
      const rule: RecordRule = {
        holder,
        constant: constants.take(toConstantCase(draft.names.className)),
        condition: write(condition),
        is: condition,
        meaning: isAdministered ? NOBODYS : [...new Set(parts.map(({ meaning }) => meaning))].join(', within '),
        caller,
        ...(owner && { owner }),
        ...(named && { tenant: { field: named.field, called: named.json } }),
        operators: {
          create: isOfTenants || (hasTenants && isUnchecked),
          change: hasTenants && isUnchecked,
          remove: isOfTenants,
          restore: hasTenants,
        },
        isOwned: roles.isOwned(draft.table),
        isUnchecked,
        isAdministered,
      };
      return [[draft, rule]];
    }),
  );
}

const NOBODYS = 'administrators alone, as no query of this service can ask whose they are';

function equal(column: string, asked: CallerValue, unless: CallerValue): RowCondition {
  return { kind: 'unless', parameter: unless, is: { kind: 'equal', column, parameter: asked } };
}

/** What an account is compared as, by the type of the column. */
const ACCOUNT_AS: Readonly<Record<string, CallerValue>> = {
  'java.util.UUID': 'accountUuid',
  'java.lang.Long': 'accountNumber',
  'java.lang.Integer': 'accountInteger',
};

/** The rule of a table with a column that says whose its records are. */
function ownerRule(draft: ResourceDraft): readonly (readonly [ResourceDraft, Decided])[] {
  const owner = draft.columns.find(({ role }) => role === 'owner');
  if (owner === undefined) return [];
  const asked = ACCOUNT_AS[owner.type.java.name] ?? 'account';
  const { name } = owner.column;
  const { setter } = memberNamed(owner.field);
  const condition = equal(name, asked, 'administrator');
  return [[draft, { condition, meaning: `the account in ${name}`, owner: { setter, asked }, through: [] }]];
}

/** The rule of a table with a column that names the tenant, and of the table such columns refer to. */
function tenantRule(draft: ResourceDraft, input: RulesInput): readonly (readonly [ResourceDraft, Decided])[] {
  const { roles } = input;
  if (roles.tenant?.isChosen !== true) return [];
  const own = tenantOf(draft, roles);
  const referred = own === undefined ? keyOfTenants(draft, input) : undefined;
  const column = own ?? draft.columns.find((one) => one.column.name === referred);
  const asked = column && askedFor(column);
  if (column === undefined || asked === undefined) return [];
  const { name } = column.column;
  const condition = equal(name, asked, 'operator');
  const meaning = own === undefined ? 'the tenants themselves' : `the tenant in ${name}`;
  return [[draft, { condition, meaning, through: [], isOfTenants: own === undefined }]];
}

function tenantOf({ columns }: ResourceDraft, { tenant }: ColumnRoles): ColumnDraft | undefined {
  return columns.find(({ column }) => column.name.toLowerCase() === tenant?.column.toLowerCase());
}

/** The column that columns naming tenants refer to, where this is the table of the tenants. */
function keyOfTenants(draft: ResourceDraft, { relations, keysOf, targetOf, roles }: RulesInput): string | undefined {
  const name = roles.tenant?.column.toLowerCase();
  const keys = [...relations.keys()].flatMap(keysOf);
  const found = keys.find(
    (key) => key.columns.length === 1 && key.columns[0]?.toLowerCase() === name && targetOf(key) === draft,
  );
  return found?.refColumns[0];
}

/** What a caller's tenant is compared as; nothing for types no token holds. */
function askedFor({ type: { java, shape } }: ColumnDraft): CallerValue | undefined {
  if (java.name === 'java.util.UUID') return 'tenantUuid';
  if (java.name === 'java.lang.String') return 'tenant';
  return shape.kind === 'whole' ? 'tenantNumber' : undefined;
}
