import type { View } from '../../model/schema.ts';
import { readQuery } from '../../read/queries/read-query.ts';
import { addressOf, type DesignContext } from './context.ts';
import { inMentionOrder } from './mention-order.ts';
import type { DesignedView } from '../shared/designed.ts';
import { unknownCall } from './unknown-calls.ts';
import { namesOfTables, unknownTable } from './unknown-tables.ts';

/** The views whose definitions the target understands as they are, those they build on first; the rest is reported. */
export function designViews(context: DesignContext): readonly DesignedView[] {
  const known = namesOfTables(context.schema);
  let views = context.schema.views;
  for (let before = Infinity; views.length < before;) {
    before = views.length;
    views = views.filter((view) => isKept(context, view, known));
  }
  return inMentionOrder(views, wordsOf).map((source) => ({ source, address: addressOf(context, source) }));
}

/** Whether the view can be made; what it cannot be for is reported, and those that read it cannot either. */
function isKept(context: DesignContext, view: View, known: Set<string>): boolean {
  const reason = obstacle(context, view) ?? missingTable(context, view, known);
  if (reason === undefined) return true;
  reportSkipped(context, view, reason);
  const { tables, views } = context.schema;
  const others = [...tables, ...views].filter(
    (one) => one !== view && one.name.toLowerCase() === view.name.toLowerCase(),
  );
  if (others.length === 0) known.delete(view.name.toLowerCase());
  return false;
}

function missingTable({ schema }: DesignContext, view: View, known: ReadonlySet<string>): string | undefined {
  const missing = unknownTable(view, schema.dialect, known);
  return missing === undefined ? undefined : `it reads ${missing}, which the script does not make`;
}

function obstacle(context: DesignContext, view: View): string | undefined {
  if (!context.sameFamily) return 'its definition is in the words of another database';
  if (view.definition.trim() === '') return 'its definition was not read';
  const elsewhere = foreignNamespace(context, view.definition);
  if (elsewhere !== undefined) return `it names tables in ${elsewhere}, which the script does not make`;
  const unknown = unknownCall(context, view.definition);
  return unknown === undefined ? undefined : `it calls ${unknown}`;
}

/** What describes the database itself, to everybody. */
const CATALOGUES = ['information_schema', 'pg_catalog'];

/** A namespace the definition takes tables from by name, and that does not exist under this name in the target. */
function foreignNamespace({ schema, namespaces, writer }: DesignContext, definition: string): string | undefined {
  const made = namespaces.created.map((name) => name.toLowerCase());
  const there = new Set([...writer.homeNamespaces, ...CATALOGUES, ...made]);
  const sources = readQuery(definition, schema.dialect).queries.flatMap((query) => query.sources);
  const named = sources.flatMap(({ path = [] }) => path.slice(0, -1));
  return named.find(({ text }) => !there.has(text.toLowerCase()))?.text;
}

function wordsOf({ definition }: View): ReadonlySet<string> {
  return new Set(definition.match(/[a-z0-9_$]+/gi));
}

function reportSkipped(context: DesignContext, view: View, reason: string): void {
  context.report.add({
    code: 'ddl-view-skipped',
    severity: 'warning',
    at: view,
    owner: `view "${view.name}"`,
    text: `it is left out: ${reason}`,
  });
}
