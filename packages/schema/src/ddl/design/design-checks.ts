import type { Position } from '@backsmith/text';
import type { Check } from '../../model/constraint.ts';
import type { Domain, Table } from '../../model/schema.ts';
import { columnMentions } from '../../read/values/column-mentions.ts';
import type { ColumnTypes } from './column-types.ts';
import { ownerName, type DesignContext } from './context.ts';
import { countingMention } from './key-generation.ts';
import type { NameBook } from './name-book.ts';
import type { Address, DesignedCheck, DesignedForeignKey } from '../shared/designed.ts';
import { conditionText } from './portable-text.ts';
import { ruleCondition } from './rule-condition.ts';
import { unknownInExpression } from './unknown-calls.ts';

type Wanted = DesignedCheck & { readonly at: Position };

/** Decides the checks of a table: its own, those of its columns' domains, and those a lost enumeration leaves behind. */
export function designChecks(
  context: DesignContext,
  types: ColumnTypes,
  table: Table,
  address: Address,
  allowed: ReadonlyMap<string, readonly string[]>,
  foreignKeys: readonly DesignedForeignKey[],
  names: NameBook,
): readonly DesignedCheck[] {
  const wanted = [
    ...enumChecks(context, types, table, allowed),
    ...table.checks.flatMap((check) => tableCheck(context, types, table, check) ?? []),
    ...domainChecks(context, types, table),
  ];
  const seen = new Set<string>();
  return wanted.flatMap(({ at, ...check }) => {
    const obstacle = refusal(context, table, check.condition, foreignKeys);
    if (obstacle !== undefined) reportDropped(context, table, at, check.name ?? short(check.condition), obstacle);
    if (obstacle !== undefined || (seen.has(check.condition) && check.name === undefined)) return [];
    seen.add(check.condition);
    return [check.name === undefined ? check : { ...check, name: names.take('check', address, check.name) }];
  });
}

/** The values of an enumeration that the target has no type for. */
function enumChecks(
  context: DesignContext,
  types: ColumnTypes,
  table: Table,
  allowed: ReadonlyMap<string, readonly string[]>,
): readonly Wanted[] {
  return [...allowed].flatMap(([column, values]) => {
    const condition = ruleCondition(context, types, table, { kind: 'in', column, values });
    return condition === undefined ? [] : [{ at: table, condition }];
  });
}

function tableCheck(context: DesignContext, types: ColumnTypes, table: Table, check: Check): Wanted | undefined {
  const condition = checkCondition(context, types, table, check);
  if (condition !== undefined) {
    return { at: check, condition, ...(check.name === undefined ? {} : { name: check.name }) };
  }
  const unknown = context.sameFamily ? unknownInExpression(context, check.expression) : undefined;
  const reason = unknown === undefined ? 'it cannot be said here' : `it calls ${unknown}`;
  reportDropped(context, table, check, check.name ?? short(check.expression), reason);
  return undefined;
}

function reportDropped(context: DesignContext, table: Table, at: Position, part: string, reason: string): void {
  context.report.add({
    code: 'ddl-check-dropped',
    severity: 'warning',
    at,
    owner: ownerName(table),
    part,
    text: `the check is left out: ${reason}`,
    consequence: 'the database no longer refuses such rows',
  });
}

/** Word for word within the family; else by what was understood of it, by translation, or not at all. */
function checkCondition(context: DesignContext, types: ColumnTypes, table: Table, check: Check): string | undefined {
  if (!context.sameFamily && check.rules.length > 0) {
    const parts = check.rules.map((rule) => ruleCondition(context, types, table, rule));
    if (!parts.includes(undefined)) return [...new Set(parts)].join(' AND ');
  }
  return conditionText(context, types, table, check.expression);
}

/** Why the target refuses a condition over these columns, as far as that is known. */
function refusal(
  context: DesignContext,
  table: Table,
  condition: string,
  foreignKeys: readonly DesignedForeignKey[],
): string | undefined {
  const { refusesIdentity, refusesReferentialColumns } = context.writer.capabilities.checks;
  if (refusesIdentity) {
    const counting = countingMention(context.schema, table, condition, context.writer);
    if (counting !== undefined) return `${counting.name} counts by itself`;
  }
  if (!refusesReferentialColumns) return undefined;
  const changed = foreignKeys
    .filter(({ onDelete, onUpdate }) => onDelete === 'set null' || onUpdate === 'cascade' || onUpdate === 'set null')
    .flatMap((key) => key.columns)
    .find((name) => columnMentions(condition, name).length > 0);
  return changed === undefined ? undefined : `a foreign key may change ${changed}`;
}

/** What a domain asks of its columns, where the domain itself is not written. */
function domainChecks(context: DesignContext, types: ColumnTypes, table: Table): readonly Wanted[] {
  if (context.sameFamily && context.writer.capabilities.domains) return [];
  return table.columns.flatMap((column) => {
    const domain = context.schema.domains?.find((candidate) => isDomain(candidate, column.domain));
    return (domain?.checks ?? []).flatMap((check) => {
      const parts = check.rules.map((rule) => ruleCondition(context, types, table, { ...rule, column: column.name }));
      return parts.length === 0 || parts.includes(undefined) ? [] : [{ at: column, condition: parts.join(' AND ') }];
    });
  });
}

function isDomain(domain: Domain, name: string | undefined): boolean {
  return name !== undefined && (domain.name === name || domain.name === name.split('.').at(-1));
}

function short(text: string): string {
  return text.length > 40 ? `${text.slice(0, 37)}...` : text;
}
