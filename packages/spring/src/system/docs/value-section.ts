import type { Blueprint } from '@backsmith/blueprint';
import { markdownCode, markdownTable, markdownText } from '@backsmith/render';
import { heading, paragraph } from '../../markdown/blocks.ts';

/** What becomes of values between the database and JSON, for the types there are. */
export function valueSection({ store: { types } }: Blueprint): readonly string[] {
  if (types.length === 0) return [];
  const isOdd = types.some(({ unreadable }) => unreadable !== undefined);
  return [
    heading(2, 'Values'),
    paragraph`Sending back with ${markdownCode('PUT')} what a ${markdownCode('GET')} answered leaves the row as it is, and a change of one field changes no other. A value that is older than a rule may be sent back too; new values have to follow the rules.`,
    markdownTable(
      ['Type', 'Java', 'JSON', ...(isOdd ? ['Shown as null'] : [])],
      types.map(({ type, java, json, unreadable }) => [
        markdownCode(type),
        markdownCode(java),
        markdownText`${json}`,
        ...(isOdd ? [unreadable === undefined ? '' : markdownText`${unreadable}`] : []),
      ]),
    ),
    ...(isOdd
      ? [
          paragraph`A value that Java has nothing for is shown as null; ${markdownCode('unshown')}, beside the fields of its record, has it as it is in the database, and the log names its table and key. It stays until another value is sent, even where the column must not be empty and null is sent back; where the schema says that there are such values, a ${markdownCode('PATCH')} with null clears it.`,
        ]
      : []),
  ];
}
