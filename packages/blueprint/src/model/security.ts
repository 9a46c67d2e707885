import type { ResourceGroup, Role } from '@backsmith/options';
import type { ClassName, JavaType } from './java.ts';
import type { Contribution } from './contribution.ts';
import type { NewKey } from './mongo/document.ts';
import type { CallerValue, RecordRule } from './record-rule.ts';
import type { InitialValue } from './value.ts';

export type { Role };

/** Who may make the calls below a path. */
export type AccessRule = {
  readonly path: string;
  readonly read: Role;
  readonly change: Role;
  readonly remove: Role;
  /** Everybody has records of their own there. */
  readonly isOwn: boolean;
  /** All tenants read what is there, and administrators of all tenants alone write it. */
  readonly isShared: boolean;
};

/** Whose records a caller sees. */
export type RecordRules = {
  readonly classes: Classes<'rules' | 'caller'>;
  readonly test: ClassName;
  readonly all: readonly GuardedRecords[];
  /** What puts the conditions into queries. */
  readonly askedBy: string;
  /** What the conditions of the rules ask of a caller. */
  readonly asked: readonly CallerValue[];
  /** Some records belong to tenants: what is for administrators is for those of all tenants. */
  readonly hasTenants: boolean;
};

/** The records of a resource that are somebody's. */
export type GuardedRecords = {
  readonly rule: RecordRule;
  readonly titlePlural: string;
  /**
   * How the test that attacks them makes one, the methods that do it, and whether they belong to somebody by another record;
   * absent methods are of rules the records do not have, or that take more than a test can make.
   */
  readonly attacked?: {
    readonly test: ClassName;
    readonly byStranger?: string;
    readonly byTenant?: string;
    readonly isInherited: boolean;
    /** The field of an answer that names the tenant. */
    readonly tenantField?: string;
  };
};

type Classes<N extends string> = Readonly<Record<N, ClassName>>;

export type SecurityClasses = Classes<
  | 'role'
  | 'accessRules'
  | 'properties'
  | 'configuration'
  | 'problems'
  | 'localSignIn'
  | 'ownIssuer'
  | 'keySetEndpoint'
  | 'accessTokens'
  | 'trustedIssuer'
  | 'issuerAway'
  | 'calmKeys'
  | 'verifiedTokens'
>;

/** The service of the system that issues the tokens of all others. */
export type IssuingService = {
  readonly name: string;
  /** Where it lies in the repository, and the variable that says where it answers. */
  readonly folder: string;
  readonly variable: string;
};

/**
 * Tokens, who issues them, and who may make which call. Of its classes `localSignIn`, `ownIssuer` and `keySetEndpoint` are written
 * only where tokens are issued, `trustedIssuer`, `issuerAway` and `calmKeys` only where another service does that; `accessTokens` is a class of the
 * tests there.
 */
export type SecurityPart = Contribution & {
  readonly name: 'security';
  readonly classes: SecurityClasses;
  /** What calls for other tests, those that attack rules and tokens, and those of what is remembered of tokens and keys. */
  readonly tests: Classes<'caller' | 'access' | 'tokens' | 'verifiedTokens' | 'calmKeys'>;
  /** Calls the tests make: for administrators alone, one of them that answers, and one of a browser. */
  readonly tried: { readonly administration: readonly string[]; readonly answered: string; readonly browser: string };
  /** Absent where the service issues its tokens itself. */
  readonly issuedBy?: IssuingService;
  /** What the tests begin the session of their tokens with: where sessions are kept; absent where another service issues the tokens. */
  readonly sessions?: { readonly table: string; readonly accounts: ClassName };
  /** What says which tenant a token is for, where that is asked and tokens are issued here. */
  readonly tenants?: ClassName;
  /** What checks passwords and makes accounts for tests, where people sign in by a table of the user's. */
  readonly ownAccounts?: Pick<OwnAccountTable, 'classes' | 'test'>;
  /** Whether other services than the one that issues tokens take them, which do not see sessions, and how long tokens are good. */
  readonly tokensElsewhere: { readonly are: boolean; readonly minutes: number };
  /** The database changes nothing by itself: records that go with others are in the audit as well. */
  readonly notesAll: boolean;
  /** Keys of some records are texts, which may hold what addresses say as %25 and %3B. */
  readonly hasTextKeys: boolean;
  /** Tokens name the tenant of an account. */
  readonly hasTenants: boolean;
  /** What says in the description of the API which role each call takes, where there is one. */
  readonly describedRoles?: ClassName;
  readonly roles: readonly Role[];
  readonly rules: readonly AccessRule[];
  /** What is in each group of records, as people call it. */
  readonly groups: readonly { readonly group: ResourceGroup; readonly titles: readonly string[] }[];
  /** Absent where all records are everybody's. */
  readonly records?: RecordRules;
  /** What administrators alone may call. */
  readonly administration: readonly string[];
  /** Everything that answers without a token. */
  readonly open: readonly string[];
  /** What other services ask here in the name of whoever asks them; everybody with an account may. */
  readonly internal?: string;
};

export type AccountClasses = Classes<
  | 'account'
  | 'event'
  | 'problem'
  | 'secretToken'
  | 'accounts'
  | 'liveSessions'
  | 'passwordRules'
  | 'sessionCheck'
  | 'refreshTokens'
  | 'oneTimeTokens'
  | 'signIn'
  | 'registration'
  | 'firstAdministrator'
  | 'signInEndpoints'
  | 'accountEndpoints'
  | 'mail'
>;

/** The tables of the parts, by what they hold. */
export type SecurityTables = Readonly<
  Record<'account' | 'accountRole' | 'refreshToken' | 'oneTimeToken' | 'audit', string>
>;

/** Which tenant an account belongs to. */
export type TenantsOfAccounts = {
  readonly table: string;
  readonly classes: Classes<'tenants' | 'endpoint'>;
};

/** What a new row of the user's table of accounts is given in a column, as SQL names it, and what Java calls the value. */
export type FilledValue = {
  readonly column: string;
  readonly parameter: string;
  readonly value: 'asked' | 'now' | 'zero' | 'no' | 'yes';
};

/** What whoever registers is asked for besides address and password. */
export type AskedField = {
  readonly name: string;
  readonly json?: string;
  readonly column: string;
  readonly type: 'text' | 'whole' | 'decimal' | 'flag' | 'date';
  readonly max?: number;
  /** Nobody else may have the same. */
  readonly unique: boolean;
  /** Compared as a text of the database's code page, beside which its index is used. */
  readonly isOfCodePage?: true;
};

/** A value of a new document of the people that sign in: what they are asked for, by its name, or what everybody begins with. */
export type FilledField = { readonly attribute: string; readonly value: { readonly asked: string } | InitialValue };

/** How documents keep the people that sign in. */
export type OwnAccountDocument = {
  readonly key: { readonly name: string; readonly type: JavaType; readonly newKey: NewKey };
  readonly email: string;
  readonly password: string;
  readonly moments: readonly { readonly setter: string; readonly value: InitialValue }[];
  readonly filled: readonly FilledField[];
  /** Fields that shut somebody out, and the value by which they do: any at all where it is `set`. */
  readonly shutOut: readonly { readonly field: string; readonly when: 'set' | 'true' | 'false' }[];
  /** The field that counts the changes of a document. */
  readonly version?: string;
};

/** The user's own table whose rows are the people that sign in. Names are as SQL takes them, or as documents have them. */
export type OwnAccountTable = {
  /** As the user knows it. */
  readonly name: string;
  readonly table: string;
  readonly key: string;
  readonly email: string;
  /** Addresses are compared as texts of the database's code page, beside which their index is used. */
  readonly emailIsOfCodePage?: true;
  readonly password: string;
  readonly verified?: string;
  /** True of rows that are out of use, `u` being the row; absent where the table does not say that. */
  readonly shutOut?: string;
  readonly keyKind: 'number' | 'uuid' | 'uuid-bytes';
  /** The database finds addresses by their lower case. */
  readonly hasLowerCaseIndex: boolean;
  /** A hash with the name of its kind fits into the column. */
  readonly hasRoomForKind: boolean;
  /** So does one of Argon2. */
  readonly hasRoomForArgon2: boolean;
  readonly filled: readonly FilledValue[];
  /** Present where the rows are documents. */
  readonly document?: OwnAccountDocument;
  readonly asked: readonly AskedField[];
  /** How the API keeps it: its calls are for administrators alone. */
  readonly resource: { readonly path: string; readonly test: ClassName; readonly creatable: boolean };
  readonly entity: { readonly type: ClassName; readonly email: string; readonly password: string };
  readonly classes: Classes<'hashes' | 'records'>;
  /** Makes accounts for tests. */
  readonly test: ClassName;
};

/** People who sign in here: their accounts, roles, sessions and passwords. */
export type AccountsPart = Contribution & {
  readonly name: 'accounts';
  readonly classes: AccountClasses;
  readonly security: SecurityClasses;
  readonly test: ClassName;
  readonly tables: SecurityTables;
  /** What keeps sessions where they are documents; tables know them by their tokens. */
  readonly sessions: string;
  /** Absent where records belong to no tenants. */
  readonly tenants?: TenantsOfAccounts;
  /** The user's own table that people sign in by, where they chose one. */
  readonly own?: OwnAccountTable;
  /** The name of the application, which no password may contain; absent where it is too short or too ordinary to be refused. */
  readonly refusedName?: string;
  /** The user's own tables of people who sign in, which nobody signs in by. */
  readonly ownTables: readonly string[];
};

/** Mails by templates. */
export type MailPart = Contribution & { readonly name: 'mail'; readonly classes: Classes<'mail' | 'mailer'> };

/** How often one may call. */
export type LimitsPart = Contribution & {
  readonly name: 'limits';
  /** `bodies` is written only where people sign in. */
  readonly classes: Classes<'configuration' | 'filter' | 'bodies' | 'refused'>;
  readonly test: ClassName;
  /** What makes the calls of other tests. */
  readonly caller: ClassName;
  readonly security: SecurityClasses;
  /** People sign in here: those who try passwords are counted apart. */
  readonly signsIn: boolean;
  /** A call the test makes with a token. */
  readonly tried: string;
  /** What other services prove by that it is them, whose calls count for nobody; where they ask each other. */
  readonly services?: {
    /** What this one is called by the others. */
    readonly name: string;
    readonly identity: ClassName;
  };
};

/** How an account is written down. */
export type AuthorType = 'text' | 'uuid' | 'number' | 'integer';

/** An attribute that says who made a record, or changed it last. */
export type Author = {
  readonly entity: string;
  readonly attribute: string;
  readonly when: 'made' | 'changed';
  readonly type: AuthorType;
};

/** Who changed what, and when. */
export type AuditPart = Contribution & {
  readonly name: 'audit';
  /** `authors` is written only where records name their authors. */
  readonly classes: Classes<'trail' | 'listener' | 'endpoint' | 'authors'>;
  readonly test: ClassName;
  /** Absent where people sign in at another service. */
  readonly accounts?: AccountClasses;
  /** There are records whose changes are noted. */
  readonly hasRecords: boolean;
  /** Where administrators read it. */
  readonly path: string;
  readonly table: string;
  /** The attributes whose values are not written down. */
  readonly hidden: readonly string[];
  /** The fields of which it notes that they were changed, and shows the same before and after: what is hidden, and bytes, by resource. */
  readonly alike: readonly { readonly resource: string; readonly fields: readonly string[] }[];
  readonly authors: readonly Author[];
};
