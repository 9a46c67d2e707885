import type { Blueprint } from '@backsmith/blueprint';
import { markdownCode, markdownTable, markdownText } from '@backsmith/render';
import { heading, paragraph } from '../../markdown/blocks.ts';

/** What becomes of values between the database and JSON, for the types there are. */
export function valueSection({ store: { types } }: Blueprint): readonly string[] {
  if (types.length === 0) return [];
  const isOdd = types.some(({ unreadable }) => unreadable !== undefined);
  return [
    heading(2, 'Values'),
    paragraph`What a ${markdownCode('GET')} answers leaves the row as it is when a ${markdownCode('PUT')} brings it back, and a change of one field changes no other. A value that is older than a rule may be given back as well; a new one keeps the rules.`,
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
          paragraph`What Java has nothing for is shown as null and told beside the fields of its record, in ${markdownCode('unshown')}, as the database has it; the log says it with its table and key. It stays until another value is given, also where the column must not be empty and null is given back; where the schema says that there are such values, a ${markdownCode('PATCH')} with null clears it.`,
        ]
      : []),
  ];
}
