import { addAll } from '@backsmith/text';
import type { DesignContext } from '../design/context.ts';
import type { Address, DdlDesign, DesignedColumn } from '../shared/designed.ts';
import { identifier, qualifiedIdentifier } from '../shared/identifiers.ts';
import { sequenceKey } from '../shared/row-forms.ts';
import { MADE, valuesOf, type SpelledRows } from './table-rows.ts';

/** The statements that let what counts go on behind the rows: identity columns, and sequences columns draw from. */
export function countOn(context: DesignContext, design: DdlDesign, all: readonly SpelledRows[]): readonly string[] {
  const { rows: forms, identifiers } = context.writer;
  const statements: string[] = [];
  const sequences = new Map<string, { readonly address: Address; readonly next: bigint }>();
  for (const spelled of all) {
    const { table } = spelled;
    for (const column of table.columns) {
      const greatest = greatestOf(spelled, column);
      if (greatest === undefined) continue;
      if (column.sequence !== undefined) {
        const { address, increment, start } = counting(design, column.sequence);
        const next = larger(greatest + increment, start);
        const known = sequences.get(sequenceKey(address))?.next;
        sequences.set(sequenceKey(address), { address, next: larger(next, known) });
      } else if (column.identity !== undefined && forms.countOn !== undefined) {
        const { increment, start } = column.identity;
        const next = larger(greatest + stepOf(increment), numberOf(start));
        const name = qualifiedIdentifier(identifiers, table.address.namespace, table.address.name);
        const names = { table: name, column: identifier(identifiers, column.name) };
        statements.push(forms.countOn({ ...names, designed: column, next: String(next) }));
      }
    }
  }
  for (const { address, next } of sequences.values()) {
    const name = qualifiedIdentifier(identifiers, address.namespace, address.name);
    addAll(statements, forms.restartSequence === undefined ? [] : [forms.restartSequence(name, String(next))]);
  }
  return statements;
}

function greatestOf(spelled: SpelledRows, column: DesignedColumn): bigint | undefined {
  if (column.identity === undefined && column.sequence === undefined) return undefined;
  const given = spelled.rows.flatMap((row) => valuesOf(spelled, row, [column.name])).filter((value) => value !== MADE);
  const numbers = given.map((value) => BigInt(value));
  return numbers.length === 0 ? undefined : numbers.reduce(larger);
}

/** How a sequence counts: as it is declared, else by one. */
function counting({ sequences }: DdlDesign, drawn: Address) {
  const declared = sequences.find(({ address }) => sequenceKey(address) === sequenceKey(drawn));
  const { increment, start } = declared?.source ?? {};
  return { address: drawn, increment: stepOf(increment), start: numberOf(start) };
}

/** Who draws numbers in packets reaches back as far as one step. */
function stepOf(increment: string | undefined): bigint {
  const step = numberOf(increment);
  return step === undefined || step < 1n ? 1n : step;
}

function numberOf(text: string | undefined): bigint | undefined {
  return text !== undefined && /^-?\d{1,30}$/u.test(text) ? BigInt(text) : undefined;
}

function larger(one: bigint, other: bigint | undefined): bigint {
  return other === undefined || one > other ? one : other;
}
