import type { CheckRule } from '../../model/constraint.ts';
import type { DataType } from '../../model/data-type.ts';
import type { Table } from '../../model/schema.ts';
import { valueClassOf } from '../shared/value-class.ts';
import { identifier } from '../shared/identifiers.ts';
import { isoTemporal } from '../shared/iso-time.ts';
import { isNumberLiteral } from '../shared/literals.ts';
import { searchPattern } from '../shared/search-pattern.ts';
import type { ColumnTypes } from './column-types.ts';
import type { DesignContext } from './context.ts';

/** What a check is known to say, as a condition of the target; nothing where the target or the column's type cannot. */
export function ruleCondition(
  context: DesignContext,
  types: ColumnTypes,
  table: Table,
  rule: CheckRule,
): string | undefined {
  const column = context.lookup.column(table, rule.column);
  if (column === undefined) return undefined;
  const name = identifier(context.writer.identifiers, column.name);
  const type = types.of(table, column.name);
  switch (rule.kind) {
    case 'in':
      return inCondition(context, name, type, rule.values);
    case 'range':
      return rangeCondition(context, name, type, rule);
    case 'length':
      return lengthCondition(context, name, type, rule);
    case 'json-kind':
      return type.kind === 'json' ? context.writer.isJsonKind?.(name, type, rule.values) : undefined;
    case 'pattern':
      if (valueClassOf(type) !== 'text') return undefined;
      return context.writer.matches(name, { ...rule, pattern: searchPattern(rule.pattern) });
  }
}

function inCondition(
  context: DesignContext,
  name: string,
  type: DataType,
  values: readonly string[],
): string | undefined {
  const literals = values.map((value) => boundLiteral(context, type, value));
  return literals.length === 0 || literals.includes(undefined) ? undefined : `${name} IN (${literals.join(', ')})`;
}

function rangeCondition(
  context: DesignContext,
  name: string,
  type: DataType,
  rule: Extract<CheckRule, { kind: 'range' }>,
): string | undefined {
  const bounds = [
    { value: rule.min, operator: rule.minExclusive === true ? '>' : '>=' },
    { value: rule.max, operator: rule.maxExclusive === true ? '<' : '<=' },
  ];
  const parts: string[] = [];
  for (const { value, operator } of bounds) {
    if (value === undefined) continue;
    const literal = boundLiteral(context, type, value);
    if (literal === undefined) return undefined;
    parts.push(`${name} ${operator} ${literal}`);
  }
  return parts.length === 0 ? undefined : parts.join(' AND ');
}

function lengthCondition(
  context: DesignContext,
  name: string,
  type: DataType,
  rule: Extract<CheckRule, { kind: 'length' }>,
): string | undefined {
  if (valueClassOf(type) !== 'text') return undefined;
  const length = `${context.writer.functionNames.length}(${name})`;
  const parts: string[] = [];
  if (rule.min !== undefined) parts.push(`${length} >= ${rule.min}`);
  if (rule.max !== undefined) parts.push(`${length} <= ${rule.max}`);
  return parts.length === 0 ? undefined : parts.join(' AND ');
}

/** A value of a rule as the column's type takes it. */
function boundLiteral(context: DesignContext, type: DataType, value: string): string | undefined {
  const { literals } = context.writer;
  const valueClass = valueClassOf(type);
  switch (valueClass) {
    case 'number':
      return isNumberLiteral(value) ? value : undefined;
    case 'text':
    case 'choice':
      return literals.string(value);
    case 'date':
    case 'time':
    case 'timestamp': {
      const text = isoTemporal(valueClass, value);
      return text === undefined ? undefined : literals.temporal(valueClass, text);
    }
    case 'boolean':
      if (/^(0|false|f)$/i.test(value)) return literals.boolean(false);
      return /^(1|true|t)$/i.test(value) ? literals.boolean(true) : undefined;
    case 'other':
      return undefined;
  }
}
