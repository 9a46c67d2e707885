import { qualifiedIdentifier } from '../shared/identifiers.ts';
import { countingWords } from '../statements/create-sequence.ts';
import type { Address, DesignedEnum } from '../shared/designed.ts';
import type { EnumType } from '../../model/schema.ts';
import { NOWHERE, type ChangeContext } from './change-context.ts';
import { tableName, type Standing } from './standing.ts';

/** Things that have a place and no rows: everything tables and columns are made with. */
type Placed = { readonly address: Address };

/** Extensions, namespaces, enumerations, domains and sequences that came or changed; those that went stay. */
export function changeTypes(context: ChangeContext, before: Standing, after: Standing): Partial<Standing> {
  const { plan, writer } = context;
  const known = new Set(before.prelude.map(({ sql }) => sql));
  for (const { kind, sql } of after.prelude) if (!known.has(sql)) plan.run('types', kind, sql);
  for (const name of after.namespaces.filter((one) => !before.namespaces.includes(one))) {
    plan.run('types', 'schema', ...writer.namespace(name));
  }
  const enums = changeEnums(context, before.enums, after.enums);
  for (const one of added(before.domains, after.domains)) {
    const sql = writer.domain?.(one);
    if (sql !== undefined) plan.run('types', 'domain', sql);
  }
  leaveDomains(context, before, after);
  changeSequences(context, before, after);
  leaveDefinitions(context, before, after);
  return {
    prelude: [...before.prelude, ...after.prelude.filter(({ sql }) => !known.has(sql))],
    namespaces: [...new Set([...before.namespaces, ...after.namespaces])],
    enums,
    domains: [...before.domains, ...added(before.domains, after.domains)],
    sequences: [...gone(before.sequences, after.sequences), ...after.sequences],
    definitions: before.definitions,
    laterDefinitions: before.laterDefinitions,
  };
}

function added<T extends Placed>(before: readonly T[], after: readonly T[]): readonly T[] {
  const known = new Set(before.map(({ address }) => tableName(address)));
  return after.filter(({ address }) => !known.has(tableName(address)));
}

function gone<T extends Placed>(before: readonly T[], after: readonly T[]): readonly T[] {
  return added(after, before);
}

/** An enumeration keeps the values it has, as rows may have them. */
function changeEnums(
  context: ChangeContext,
  before: readonly DesignedEnum[],
  after: readonly DesignedEnum[],
): readonly DesignedEnum[] {
  const { plan, writer } = context;
  for (const one of added(before, after)) {
    const sql = writer.enumType?.(one);
    if (sql !== undefined) plan.run('types', 'enum', sql);
  }
  const changed = before.map((old) => {
    const wanted = after.find(({ address }) => tableName(address) === tableName(old.address));
    if (wanted === undefined) return old;
    const values = [...old.source.values];
    for (const value of newValues(old.source, wanted.source)) {
      const place = wanted.source.values.indexOf(value);
      const behind = wanted.source.values.slice(0, place).findLast((one) => values.includes(one));
      const type = qualifiedIdentifier(writer.identifiers, old.address.namespace, old.address.name);
      const sql = writer.alter.addValue?.(type, value, behind);
      if (sql !== undefined) plan.run('types', 'enum', behind === undefined ? inFront(context, sql, values[0]) : sql);
      values.splice(behind === undefined ? 0 : values.indexOf(behind) + 1, 0, value);
    }
    return { ...wanted, source: { ...wanted.source, values } };
  });
  return [...changed, ...added(before, after)];
}

function inFront({ writer }: ChangeContext, sql: string, first: string | undefined): string {
  return first === undefined ? sql : `${sql} BEFORE ${writer.literals.string(first)}`;
}

export function newValues(before: EnumType, after: EnumType): readonly string[] {
  return after.values.filter((value) => !before.values.includes(value));
}

function leaveDomains({ plan, writer }: ChangeContext, before: Standing, after: Standing): void {
  for (const wanted of after.domains) {
    const old = before.domains.find(({ address }) => tableName(address) === tableName(wanted.address));
    const [was, is] = [old && writer.domain?.(old), writer.domain?.(wanted)];
    if (old === undefined || was === is || is === undefined) continue;
    plan.leave({
      code: 'migration-type-left',
      at: wanted.source,
      owner: `domain "${wanted.address.name}"`,
      text: 'the domain stays as it was, since columns are made of it',
      consequence: 'the database holds values against the earlier rules',
      hint: 'change it by ALTER DOMAIN in a migration of your own; this is what it would be',
      sql: [is],
    });
  }
}

function changeSequences({ plan, writer }: ChangeContext, before: Standing, after: Standing): void {
  for (const one of added(before.sequences, after.sequences)) {
    const sql = writer.sequence?.(one);
    if (sql !== undefined) plan.run('types', 'sequence', sql);
  }
  for (const { address, source } of after.sequences) {
    const old = before.sequences.find((one) => tableName(one.address) === tableName(address));
    const step = source.increment ?? '1';
    if (old === undefined || (old.source.increment ?? '1') === step) continue;
    const words = countingWords({ increment: step }).join(' ');
    const name = qualifiedIdentifier(writer.identifiers, address.namespace, address.name);
    if (words !== '') plan.run('types', 'sequence', `ALTER SEQUENCE ${name} ${words}`);
  }
}

/** Types and routines in the source's words: new ones are made, nobody can tell how one becomes another. */
function leaveDefinitions(context: ChangeContext, before: Standing, after: Standing): void {
  const known = new Set([...before.definitions, ...before.laterDefinitions].map(({ text }) => text));
  const names = new Set([...before.definitions, ...before.laterDefinitions].map(({ name }) => name));
  for (const one of [...after.definitions, ...after.laterDefinitions]) {
    if (known.has(one.text)) continue;
    const sql = one.text.trim().replace(/;\s*$/, '');
    if (!names.has(one.name)) context.plan.run('types', 'definition', sql);
    else {
      context.plan.leave({
        code: 'migration-type-left',
        at: NOWHERE,
        owner: `${one.kind} "${one.name}"`,
        text: 'it stays as it was',
        hint: 'change it in a migration of your own',
        sql: [sql],
      });
    }
  }
}
