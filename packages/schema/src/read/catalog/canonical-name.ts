import type { DialectTraits, Name } from '@backsmith/sql';

/**
 * The identifier as the Schema keeps it: folded to lower case where the database folds, else as written. Oracle's quoted
 * names in upper case are the same as unquoted ones, so they are folded too.
 */
export function canonicalName(name: Name, traits: DialectTraits): string {
  switch (traits.unquotedNames) {
    case 'kept':
      return name.text;
    case 'lower':
      return name.quoted ? name.text : name.text.toLowerCase();
    case 'upper':
      return name.quoted && name.text !== name.text.toUpperCase() ? name.text : name.text.toLowerCase();
  }
}
