import type { Column, Table } from '@backsmith/schema';
import { toSnakeCase } from '@backsmith/text';
import type { ColumnRole } from '../options.ts';
import {
  AUTHORS_ELSEWHERE,
  CREATED_ELSEWHERE,
  DELETED_ELSEWHERE,
  KEY_IN_SPANISH,
  SECRETS_ELSEWHERE,
  UPDATED_ELSEWHERE,
} from './words-elsewhere.ts';

/** What a column must be so that it can have a role, and how that is said to a user who wants it. */
type RoleNeeds = {
  readonly fits: (column: Column) => boolean;
  readonly needs: string;
  /** Of several columns of a table the first has the role; without it there are as many as the table likes. */
  readonly isOnce: boolean;
  /** The column may be part of a unique key. */
  readonly mayBeUnique: boolean;
};

/** A name in snake case that gives a column a role, if its type and default are those of the role. */
type RoleRule = {
  readonly role: ColumnRole;
  readonly names: RegExp;
  /** What else must be true; without it, what the role needs is enough. */
  readonly only?: (column: Column, table: Pick<Table, 'columns'>) => boolean;
  /** The name without type and table says nothing. */
  readonly isUnclear?: true;
};

/** Shorter columns hold codes of something. */
const SHORTEST_PASSWORD = 20;

/** An account is known by a UUID in writing. */
export const LENGTH_OF_ACCOUNT = 36;

/**
 * Which columns get which role when the user says nothing: the first rule that fits. A column without one is plain. What
 * the database computes, and keys, have rules of their own in `assign-roles.ts`.
 */
const ROLE_RULES: readonly RoleRule[] = [
  // A password under any of its names, alone or behind other words: `admin_password`, `password_hash`, `pwd`.
  { role: 'secret', names: /(^|_)(passwords?|passwd|pwd|passphrase|passcode)$/u, only: isTextual },
  // `user_pass` of WordPress; a `boarding_pass` is something else.
  {
    role: 'secret',
    names: /^((user|usr|login|account|member|admin|customer|client|db|mail|smtp)_?)?pass$/u,
    only: isTextual,
  },
  { role: 'secret', names: /(^|_)(pswd|psw|pword|pw|pw_?hash|userpw)$/u, only: isTextual },
  // The same words in other languages, as schemas of their countries have them.
  ...SECRETS_ELSEWHERE.map((names): RoleRule => ({ role: 'secret', names, only: holdsText })),
  { role: 'secret', names: KEY_IN_SPANISH, only: isLongText, isUnclear: true },
  { role: 'secret', names: /(^|_)(recovery|backup|scratch)_?codes?(_?hash(es)?)?$/u, only: holdsText },
  {
    role: 'secret',
    names: /(^|_)(reset|verification|login|one_?time|otp|mfa|2fa|two_?factor)_?(code|password)$/u,
    only: holdsText,
  },
  // What makes one-time passwords, and these themselves.
  { role: 'secret', names: /(^|_)(otp|totp|hotp)(_?(seed|key|value|hash))?$/u, only: holdsText },
  { role: 'secret', names: /(^|_)(mfa|2fa|two_?factor)_?(seed|key|secret|secrets)$/u, only: holdsText },
  { role: 'secret', names: /(^|_)(seed|recovery|mnemonic)_?(phrase|words)$/u, only: holdsText },
  { role: 'secret', names: /(^|_)(security|secret|recovery)_?answers?$/u, only: holdsText },
  // In India a PIN code is where somebody lives.
  {
    role: 'secret',
    names: /^((user|account|card|customer|employee|login|access|security|door|sim)_?)?pin(_?(code|number|no))?$/u,
    only: (column, table) => isTextual(column) && !table.columns.some(isOfAddress),
    isUnclear: true,
  },
  { role: 'secret', names: /(^|_)(cvv|cvc|cvv2)$/u },
  {
    role: 'secret',
    names: /(^|_)(password|passwd|pwd|pass|passphrase|pin|token|secret|key|otp)_?(hash|digest|salt)$/u,
    only: isTextual,
  },
  // Of hashes and digests those that say nothing of what they are of: one of a file, a commit or a page is no secret.
  { role: 'secret', names: /^(hash|digest|hashed_(password|passwd|pwd|token|secret|pin))$/u, only: isTextual },
  {
    role: 'secret',
    names: /(^|_)(salt|secret|token|api_?token|access_?token|refresh_?token|auth_?token)$/u,
    only: isTextual,
  },
  {
    role: 'secret',
    names: /(^|_)(api_?keys?|secret_?key|private_?key|access_?key|auth_?key|encryption_?key)$/u,
    only: isTextual,
  },
  {
    role: 'secret',
    names: /(^|_)(session|signing|master|hmac|jwt|recovery|pre_?shared|unlock|decryption|cipher)_?key$/u,
    only: isTextual,
  },
  {
    role: 'secret',
    names: /(^|_)((private_?key|secret_?key)_pem|private_?pem|pem_private|jwt|bearer|magic_?link)$/u,
    only: isTextual,
  },
  // As accounts of Supabase, WordPress, phpBB, ASP.NET and Keycloak have them, each of which opens the account.
  {
    role: 'secret',
    names:
      /(^|_)(token_(new|current)|(activation|password_?reset|reset|crypt)_?key|act_?key|(new|hashed)_?(password|passwd))$/u,
    only: isTextual,
  },
  { role: 'secret', names: /^(security_?stamp|secret_data|credential_data)$/u, only: holdsText },
  { role: 'secret', names: /(^|_)(secrets|(api|access|refresh|auth|session)_?tokens)$/u, only: holdsText },
  { role: 'version', names: /^(row_?version|lock_?version|version_lock|opt_?lock|opt_lock_version|optimistic_lock)$/u },
  // Without the default it is somebody's version number.
  { role: 'version', names: /^version$/u, only: startsAtZero },
  { role: 'updated', names: /(?:)/u, only: ({ onUpdateNow }) => onUpdateNow === true },
  { role: 'updated', names: /^((updated|modified)(_(at|on|date|time|timestamp))?|update_(date|time))$/u },
  { role: 'updated', names: /^((date|time)_(updated|modified)|last_(update|updated|modified)(_(at|on|date|time))?)$/u },
  { role: 'created', names: /^(created(_(at|on|date|time|timestamp))?|create_(date|time)|inserted_at)$/u },
  ...UPDATED_ELSEWHERE.map((names): RoleRule => ({ role: 'updated', names, only: isMoment })),
  { role: 'created', names: /^((date|time)_created|creation_(date|time|timestamp))$/u },
  ...CREATED_ELSEWHERE.map((names): RoleRule => ({ role: 'created', names, only: isMoment })),
  { role: 'deleted', names: /^((is_?)?deleted|deleted_?(at|on|date|time)|date_deleted)$/u },
  ...DELETED_ELSEWHERE.map((names): RoleRule => ({ role: 'deleted', names })),
  {
    role: 'author',
    names: /^(last_)?(created|updated|modified|changed|inserted|deleted)_?by(_(id|user|user_id|name))?$/u,
  },
  ...AUTHORS_ELSEWHERE.map((names): RoleRule => ({ role: 'author', names })),
];

/** What each role needs to work. Whether a column is part of a key is asked besides. */
export const ROLE_NEEDS: Readonly<Record<ColumnRole, RoleNeeds>> = {
  plain: { fits: () => true, needs: '', isOnce: false, mayBeUnique: true },
  secret: { fits: () => true, needs: '', isOnce: false, mayBeUnique: true },
  author: {
    fits: (column) => !column.notNull || saysItself(column) || isText(column),
    needs: 'a text, or a column that may be empty or has a default',
    isOnce: false,
    mayBeUnique: false,
  },
  owner: {
    fits: holdsAccount,
    needs: `a text of at least ${LENGTH_OF_ACCOUNT} characters, or a UUID`,
    isOnce: true,
    mayBeUnique: true,
  },
  created: { fits: isMoment, needs: 'a date, or a date with time', isOnce: true, mayBeUnique: false },
  updated: { fits: isMoment, needs: 'a date, or a date with time', isOnce: true, mayBeUnique: false },
  version: {
    fits: ({ dataType, notNull }) => dataType.kind === 'integer' && dataType.bits >= 16 && notNull,
    needs: 'a whole number that is NOT NULL',
    isOnce: true,
    mayBeUnique: false,
  },
  deleted: {
    fits: (column) => (isMoment(column) && !column.notNull) || (isFlag(column) && saysNo(column)),
    needs: 'a date that may be empty, or a flag that is false by default',
    isOnce: false,
    mayBeUnique: true,
  },
};

/** An account is known by a UUID, in writing or as such. */
function holdsAccount({ dataType }: Column): boolean {
  switch (dataType.kind) {
    case 'uuid':
    case 'text':
      return true;
    case 'char':
    case 'varchar':
      return (dataType.length ?? LENGTH_OF_ACCOUNT) >= LENGTH_OF_ACCOUNT;
    default:
      return false;
  }
}

function isMoment({ dataType }: Column): boolean {
  return dataType.kind === 'timestamp' || dataType.kind === 'date';
}

function isText({ dataType }: Column): boolean {
  return ['char', 'varchar', 'text'].includes(dataType.kind);
}

function isTextual(column: Column): boolean {
  return isText(column) || ['binary', 'varbinary', 'blob', 'uuid'].includes(column.dataType.kind);
}

/** Text, several texts, or JSON, which may hold either. */
function holdsText(column: Column): boolean {
  const { dataType } = column;
  if (dataType.kind === 'array') return holdsText({ ...column, dataType: dataType.element });
  return isTextual(column) || dataType.kind === 'json';
}

/** Text with room for what a password becomes, or for one that is chosen well. */
function isLongText(column: Column): boolean {
  const { dataType } = column;
  return isTextual(column) && (!('length' in dataType) || (dataType.length ?? SHORTEST_PASSWORD) >= SHORTEST_PASSWORD);
}

/** A column that says where somebody lives. */
function isOfAddress({ name, writtenAs }: Column): boolean {
  return /(^|_)(address|addr|street|city|town|village|district|taluka?|state|locality)(_|\d|$)/u.test(
    toSnakeCase(writtenAs ?? name),
  );
}

/** A boolean, or a whole number that stands for one as its default says. */
function isFlag({ dataType, default: given }: Column): boolean {
  if (dataType.kind === 'boolean') return true;
  if (dataType.kind === 'decimal')
    return (dataType.scale ?? 0) === 0 && (dataType.precision ?? 99) <= 9 && given !== undefined;
  return (dataType.kind === 'integer' && given !== undefined) || (dataType.kind === 'bit' && dataType.length === 1);
}

/** Whether a new record counts as there: the flag is false unless somebody says otherwise. */
function saysNo({ default: given }: Column): boolean {
  if (given === undefined || given.kind === 'null') return true;
  if (given.kind === 'boolean') return !given.value;
  return 'value' in given && /^(0+|f|false|n|no)$/iu.test(given.value);
}

function startsAtZero({ default: given }: Column): boolean {
  return given !== undefined && 'value' in given && /^0+$/u.test(String(given.value));
}

/** The role that the rules give a column of a table. */
export function ruledRole(column: Column, table: Pick<Table, 'columns'>): ColumnRole {
  const spellings = spellingsOf(column.writtenAs ?? column.name);
  const rule = ROLE_RULES.find(({ names, only }) => saysOne(names, spellings) && only?.(column, table) !== false);
  return rule?.role ?? 'plain';
}

/** Whether a name alone says that its values are secrets; of a column of a view nothing else is known. */
export function isSecretName(name: string): boolean {
  const spellings = spellingsOf(name);
  return ROLE_RULES.some(
    ({ role, names, isUnclear }) => role === 'secret' && isUnclear !== true && saysOne(names, spellings),
  );
}

function saysOne(names: RegExp, spellings: readonly string[]): boolean {
  return spellings.some((spelling) => names.test(spelling));
}

/** A name in snake case and Latin letters, and as it stands where it has others. */
function spellingsOf(name: string): readonly string[] {
  const words = toSnakeCase(name);
  return /^[\u0020-\u007e]*$/u.test(name) ? [words] : [words, name.normalize('NFC').toLowerCase()];
}

/** Whether a default says who it was, without a function of a hosting service such as `auth.uid()`, which a new database lacks. */
function saysItself({ default: value }: Column): boolean {
  return value !== undefined && !(value.kind === 'expression' && /\w"?\."?\w+"?\s*\(/u.test(value.text));
}
