import type { Column } from '@backsmith/schema';
import { toSnakeCase } from '@backsmith/text';
import type { ColumnRole } from '../options.ts';

/** What a column must be so that it can have a role, and how that is said to a user who wants it. */
type RoleNeeds = { readonly fits: (column: Column) => boolean; readonly needs: string };

/** A name in snake case that gives a column a role, if its type and default are those of the role. */
type RoleRule = {
  readonly role: ColumnRole;
  readonly names: RegExp;
  /** What else must be true; without it, what the role needs is enough. */
  readonly only?: (column: Column) => boolean;
};

/** An account is known by a UUID in writing. */
export const LENGTH_OF_ACCOUNT = 36;

const FOREIGN_PASSWORDS = new RegExp(
  `(^|_)(${[
    ...[
      'passwort',
      'passwoert',
      'kennwort',
      'wachtwoord',
      'losenord',
      'lösenord',
      'adgangskode',
      'passord',
      'salasana',
    ],
    ...['mot_?de_?passe', 'mdp', 'contrasena', 'contraseña', 'senha', 'palavra_?passe', 'parola'],
    ...['haslo', 'hasło', 'heslo', 'lozinka', 'zaporka', 'jelszo', 'jelszó', 'sifre', 'şifre', 'slaptazodis', 'geslo'],
  ].join('|')})(_?(hash|digest|salt))?$`,
  'u',
);

/**
 * Which columns get which role when the user says nothing: the first rule that fits. A column without one is plain. What
 * the database computes, and keys, have rules of their own in `assign-roles.ts`.
 */
export const ROLE_RULES: readonly RoleRule[] = [
  // A password under any of its names, alone or behind other words: `admin_password`, `password_hash`, `pwd`.
  { role: 'secret', names: /(^|_)(passwords?|passwd|pwd|passphrase|passcode)$/u, only: isTextual },
  // `user_pass` of WordPress; a `boarding_pass` is something else.
  {
    role: 'secret',
    names: /^((user|usr|login|account|member|admin|customer|client|db|mail|smtp)_?)?pass$/u,
    only: isTextual,
  },
  // The same word in other languages, as schemas of their countries have it.
  { role: 'secret', names: FOREIGN_PASSWORDS, only: isTextual },
  { role: 'secret', names: /(^|_)(recovery|backup)_?codes?$/u, only: isTextual },
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
  { role: 'version', names: /^(row_?version|lock_?version|version_lock|opt_?lock|opt_lock_version|optimistic_lock)$/u },
  // Without the default it is somebody's version number.
  { role: 'version', names: /^version$/u, only: startsAtZero },
  { role: 'updated', names: /(?:)/u, only: ({ onUpdateNow }) => onUpdateNow === true },
  { role: 'updated', names: /^((updated|modified)(_(at|on|date|time|timestamp))?|update_(date|time))$/u },
  { role: 'updated', names: /^((date|time)_(updated|modified)|last_(update|updated|modified)(_(at|on|date|time))?)$/u },
  { role: 'created', names: /^(created(_(at|on|date|time|timestamp))?|create_(date|time)|inserted_at)$/u },
  { role: 'created', names: /^((date|time)_created|creation_(date|time|timestamp))$/u },
  { role: 'deleted', names: /^((is_?)?deleted|deleted_?(at|on|date|time)|date_deleted)$/u },
  {
    role: 'author',
    names: /^(last_)?(created|updated|modified|changed|inserted|deleted)_?by(_(id|user|user_id|name))?$/u,
  },
];

/** What each role needs to work. Whether a column is part of a key is asked besides. */
export const ROLE_NEEDS: Readonly<Record<ColumnRole, RoleNeeds>> = {
  plain: { fits: () => true, needs: '' },
  secret: { fits: () => true, needs: '' },
  author: {
    fits: (column) => !column.notNull || saysItself(column) || isText(column),
    needs: 'a text, or a column that may be empty or has a default',
  },
  owner: { fits: holdsAccount, needs: `a text of at least ${LENGTH_OF_ACCOUNT} characters, or a UUID` },
  created: { fits: isMoment, needs: 'a date, or a date with time' },
  updated: { fits: isMoment, needs: 'a date, or a date with time' },
  version: {
    fits: ({ dataType, notNull }) => dataType.kind === 'integer' && dataType.bits >= 16 && notNull,
    needs: 'a whole number that is NOT NULL',
  },
  deleted: {
    fits: (column) => (isMoment(column) && !column.notNull) || (isFlag(column) && saysNo(column)),
    needs: 'a date that may be empty, or a flag that is false by default',
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

/** Whether a name alone says that its values are secrets; of a column of a view nothing else is known. */
export function isSecretName(name: string): boolean {
  const words = toSnakeCase(name);
  return ROLE_RULES.some(({ role, names }) => role === 'secret' && names.test(words));
}

/** Whether a default says who it was, without a function of a hosting service such as `auth.uid()`, which a new database lacks. */
function saysItself({ default: value }: Column): boolean {
  return value !== undefined && !(value.kind === 'expression' && /\w"?\."?\w+"?\s*\(/u.test(value.text));
}
