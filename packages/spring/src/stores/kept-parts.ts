import type { AccountsPart, AuditPart, RecordRules, SecurityPart } from '@backsmith/blueprint';
import type { JavaFile, JavaFragment } from '@backsmith/render';

/** What keeps accounts, and what the classes of the part say to it. */
export type KeptAccounts = {
  /** The classes of tokens, and those of accounts and what belongs to them. */
  readonly tokens: readonly JavaFile[];
  readonly accounts: readonly JavaFile[];
  /** On a call that changes several things: what takes all of them back where one fails. Absent where each stands for itself. */
  readonly transactional?: JavaFragment;
  /** The statements that say whether the session named `session` is there, and its account in use. */
  readonly isAlive: JavaFragment;
  readonly tests: {
    /** Removes the accounts that tests have made, by the domain of their addresses. */
    readonly deleteAccounts: (domain: string) => JavaFragment;
    /** The hash of the password of the account with the address `email`, as a value. */
    readonly hash: JavaFragment;
    /** How many codes the account named `account` has been mailed, as a value. */
    readonly codes: JavaFragment;
    /** Lets the sessions of the account with the address `email` end at a time, and what the statement calls that. */
    readonly endSessions: (called: string, at: JavaFragment) => JavaFragment;
    /** How many of them end behind a time, as a value. */
    readonly sessionsBehind: (at: JavaFragment) => JavaFragment;
  };
};

/** What keeps the audit, and what the classes of the part say to it. */
export type KeptAudit = {
  /** Notes records that are made, changed or deleted; signs those that name their authors. */
  readonly records: () => JavaFile;
  readonly authors: () => JavaFile;
  /** The statement that notes `what`, `kind`, `record`, `before` and `after`. */
  readonly note: JavaFragment;
  /** The entries before the one whose number is `before`, as a value: newest first, as many as `PAGE`. */
  readonly entries: JavaFragment;
  /** More members of the class that notes. */
  readonly members?: JavaFragment;
};

/** What a store says in the classes of the parts that guard a service, and which of them it writes. */
export type KeptParts = {
  /** By which they reach the database. */
  readonly client: { readonly type: JavaFragment; readonly name: string };
  readonly accounts: (part: AccountsPart) => KeptAccounts;
  readonly audit: (part: AuditPart) => KeptAudit;
  /** Begins the session of tests, for an account that is an expression. */
  readonly beginSession: (sessions: NonNullable<SecurityPart['sessions']>, account: JavaFragment) => JavaFragment;
  /** On what sends mails: when what they tell of is in the database. */
  readonly afterwards: JavaFragment;
  /** What looks for records by their keys, and the statements that answer the keys among `ids` that records of `type` have. */
  readonly present: {
    readonly looker: { readonly type: JavaFragment; readonly name: string };
    readonly statements: JavaFragment;
  };
  /** What looks for labels, and the statements that put those of the records with these `ids` of a `type` into `labels`, by the attributes `label`. */
  readonly labels: {
    readonly looker: { readonly type: JavaFragment; readonly name: string };
    readonly statements: JavaFragment;
  };
  /** The conditions of whose records a caller sees. */
  readonly recordRules: (records: RecordRules) => JavaFile;
};
