import type { ChangeContext } from '../change-context.ts';
import { attribute, type ChangeNode } from '../change-node.ts';
import { literal } from '../spelling.ts';

/** A date or time as Liquibase writes them: `2020-01-31`, `2020-01-31T10:00:00`, `10:00:00`. */
const MOMENT = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?$|^\d{2}:\d{2}(?::\d{2})?$/;

/**
 * The value that attributes of one family give: `valueNumeric`, `defaultValueBoolean`, and so on.
 *
 * @param family `value` or `defaultValue`
 */
export function writtenValue(
  { dialect, spelling }: ChangeContext,
  node: ChangeNode,
  family: 'value' | 'defaultValue' | 'defaultNullValue',
): string | undefined {
  const plain = node.attributes.get(family);
  const numeric = attribute(node, `${family}Numeric`);
  const truth = attribute(node, `${family}Boolean`);
  const moment = attribute(node, `${family}Date`);
  const computed = attribute(node, `${family}Computed`);
  const next = attribute(node, `${family}SequenceNext`);
  if (computed !== undefined) return computed;
  if (numeric !== undefined) return numeric;
  if (truth !== undefined) return spelling.truth(/^(?:true|1|t|y)/i.test(truth));
  if (moment !== undefined) return MOMENT.test(moment) ? literal(dialect, moment.replace('T', ' ')) : moment;
  if (next !== undefined) return nextOf(dialect, spelling.quote(next), next);
  if (plain === undefined) return undefined;
  return /^null$/i.test(plain) ? 'NULL' : literal(dialect, plain);
}

function nextOf(dialect: ChangeContext['dialect'], quoted: string, name: string): string {
  switch (dialect) {
    case 'oracle':
      return `${quoted}.NEXTVAL`;
    case 'sqlserver':
      return `NEXT VALUE FOR ${quoted}`;
    case 'mariadb':
      return `NEXTVAL(${quoted})`;
    case 'postgresql':
    case 'mysql':
    case 'sqlite':
      return `nextval(${literal(dialect, name)})`;
  }
}
