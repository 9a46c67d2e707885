import { keysOf } from '@backsmith/text';
import type { Role } from './caller-roles.ts';

/** What a column can be for besides holding a value: what people call it, and what the backend does with it. */
export const COLUMN_ROLES = {
  plain: { label: 'Plain value', meaning: 'clients read and write it' },
  secret: { label: 'Secret', meaning: 'clients write it, and no answer, filter, order or log has it' },
  owner: {
    label: 'Owner',
    meaning: 'the account in it alone sees and changes the record, besides administrators; no request sets it',
  },
  author: { label: 'Author', meaning: 'clients read it, and no request sets it' },
  created: { label: 'Time of creation', meaning: 'it is set when a record is made, and no request sets it' },
  updated: { label: 'Time of the last change', meaning: 'every change sets it, and no request does' },
  version: { label: 'Version', meaning: "it counts changes, and a change on top of somebody else's is refused" },
  deleted: { label: 'Soft delete', meaning: 'deleting a record sets it, and no call shows the record any more' },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly meaning: string }>>;

export type ColumnRole = keyof typeof COLUMN_ROLES;

/** All roles, the plain one first. */
export const COLUMN_ROLE_NAMES = keysOf(COLUMN_ROLES);

/** Whose records a caller sees: what people call the rule, and what it does. Security alone knows callers. */
export const RECORD_RULES = {
  owner: {
    label: 'Owner rule',
    meaning: 'records that name the account that made them are seen and changed by it alone, besides administrators',
  },
  tenant: {
    label: 'Tenant rule',
    meaning:
      'records that name a tenant are seen and changed by its people alone, besides administrators of all tenants',
  },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly meaning: string }>>;

export type RecordRule = keyof typeof RECORD_RULES;

export const RECORD_RULE_NAMES = keysOf(RECORD_RULES);

/** Who may call the records of a table, by what it holds: what people call the group, and what it means. Security alone knows callers. */
export const RESOURCE_GROUPS = {
  catalogue: {
    label: 'Catalogue',
    readBy: 'USER',
    meaning: 'everybody with an account reads it, editors add and change, administrators delete',
  },
  business: {
    label: 'Business',
    readBy: 'EDITOR',
    meaning: 'editors read, add and change it, administrators delete; nobody else calls it',
  },
  personal: {
    label: 'Personal',
    readBy: 'EDITOR',
    meaning:
      'callers have their own where a rule says whose records are whose; else editors read, add and change it, and administrators delete',
  },
  staff: { label: 'Staff', readBy: 'ADMIN', meaning: 'administrators alone call it' },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly label: string;
      /** The least role that reads the records, where no rule says whose they are. */
      readonly readBy: Role;
      readonly meaning: string;
    }
  >
>;

export type ResourceGroup = keyof typeof RESOURCE_GROUPS;

export const RESOURCE_GROUP_NAMES = keysOf(RESOURCE_GROUPS);

/** What a user decides about one table: what its columns are for, by their names, who may call its records, and when these end. */
export type TableChoices = {
  readonly columns?: Readonly<Record<string, ColumnRole>> | undefined;
  readonly group?: ResourceGroup | undefined;
  /** The column with the time at which the database removes a record by itself. Never assumed: what is gone is gone. */
  readonly ends?: string | undefined;
};

/** What a user decides about single tables, by their names as the schema has them: `order_item`, or `sales.order_item`. */
export type SchemaChoices = {
  /** The rules on whose records a caller sees, for all tables that have what they need. */
  readonly rules?: readonly RecordRule[] | undefined;
  /** The column that names the tenant of a record, in all tables that have it; without it the one that nearly all have. */
  readonly tenant?: string | undefined;
  /** The table whose rows are the people that sign in; without it accounts have tables of their own. */
  readonly accounts?: string | undefined;
  readonly tables?: Readonly<Record<string, TableChoices>> | undefined;
  /** What has another name than in the version before: `customer` is `client`, `customer.mail` is `email`. Heard by updates. */
  readonly renames?: Readonly<Record<string, string>> | undefined;
};
