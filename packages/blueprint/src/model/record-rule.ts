import type { RowCondition } from '@backsmith/schema';
import type { ClassName } from './java.ts';

/** What the condition of a record rule compares with: the parameter, and what Java calls its type and its class. */
export const CALLER_VALUES = {
  account: { type: 'java.lang.String', className: 'Account' },
  accountUuid: { type: 'java.util.UUID', className: 'AccountUuid' },
  accountNumber: { type: 'java.lang.Long', className: 'AccountNumber' },
  accountInteger: { type: 'java.lang.Integer', className: 'AccountInteger' },
  tenant: { type: 'java.lang.String', className: 'Tenant' },
  tenantUuid: { type: 'java.util.UUID', className: 'TenantUuid' },
  tenantNumber: { type: 'java.lang.Long', className: 'TenantNumber' },
  operator: { type: 'java.lang.Integer', className: 'Operator' },
  administrator: { type: 'java.lang.Integer', className: 'Administrator' },
} as const satisfies Readonly<Record<string, { readonly type: string; readonly className: string }>>;

export type CallerValue = keyof typeof CALLER_VALUES;

/** Whose the records of an entity are: who sees and changes them. Every query of a caller has its condition. */
export type RecordRule = {
  /** The class with the conditions of all entities, and its constant for this one. */
  readonly holder: ClassName;
  readonly constant: string;
  /** As the store says it: in SQL, with `{alias}` for the row. */
  readonly condition: string;
  /** The same, whatever the store. */
  readonly is: RowCondition;
  /** The same in words: whose the records are. */
  readonly meaning: string;
  /** The class that says who calls. */
  readonly caller: ClassName;
  /** What a new record is given: the account of the caller. Absent where it belongs to whom another record belongs to. */
  readonly owner?: { readonly setter: string; readonly asked: CallerValue };
  /** The field of a request that names the tenant, which must be the caller's. */
  readonly tenant?: { readonly field: string; readonly called: string };
  /** What administrators of all tenants alone do: the tenants themselves are made and deleted by nobody else. */
  readonly operators: {
    readonly create: boolean;
    readonly change: boolean;
    readonly remove: boolean;
    /** What is deleted is looked at, and restored, across all tenants. */
    readonly restore: boolean;
  };
  /** The records are somebody's, who may do with them what they like. */
  readonly isOwned: boolean;
  /** A reference that decides over it is a plain value in Java, which nobody looks up: administrators alone write. */
  readonly isUnchecked: boolean;
  /** Another service knows whose the records are: here administrators alone see them. */
  readonly isAdministered: boolean;
};
