import type { Statement } from '@backsmith/sql';
import { countOf, placeOf, toExcerpt, type Position, type Severity } from '@backsmith/text';
import type { Catalog } from '../catalog/catalog.ts';

type Noted = Statement & {
  kind: 'data' | 'dynamic' | 'ignored' | 'select-into' | 'unknown' | 'create-trigger' | 'create-rule';
};

type Summary = {
  readonly code: string;
  readonly severity: Severity;
  readonly message: (count: number) => string;
  readonly hint?: string;
  readonly consequence: string;
};

const SUMMARIES = {
  data: {
    code: 'rows-ignored',
    severity: 'info',
    message: (count) =>
      `${countOf(count, 'statement')} that only ${count === 1 ? 'carries' : 'carry'} rows ${wasOrWere(count)} passed over.`,
    consequence: 'No effect on the API.',
  },
  permission: {
    code: 'permissions-ignored',
    severity: 'info',
    message: (count) => `${countOf(count, 'statement')} about users and permissions ${wasOrWere(count)} passed over.`,
    consequence: 'Roles of the API are chosen in its own options.',
  },
  policy: {
    code: 'row-security-dropped',
    severity: 'warning',
    message: (count) =>
      `${countOf(count, 'policy', 'policies')} that ${count === 1 ? 'decides' : 'decide'} who sees and changes which rows ${wasOrWere(count)} not carried over.`,
    hint: 'Choose security with the rule that rows belong to their owner or to their tenant.',
    consequence: 'Whoever may call the API reaches every row of these tables.',
  },
  query: {
    code: 'statements-ignored',
    severity: 'info',
    message: (count) =>
      `${countOf(count, 'statement')} that ${count === 1 ? 'defines' : 'define'} nothing (settings, queries, changes of rows, transactions) ${wasOrWere(count)} passed over.`,
    consequence: 'No effect on the API.',
  },
} satisfies Record<string, Summary>;

function wasOrWere(count: number): string {
  return count === 1 ? 'was' : 'were';
}

const PERMISSIONS = new Set([
  'grant',
  'revoke',
  'deny',
  'create user',
  'create role',
  'create login',
  'create profile',
]);

/** They run what stands elsewhere, and say nothing themselves. */
const RUNNERS = new Set(['if', 'prepare', 'execute', 'deallocate']);

const POLICIES = new Set(['create policy', 'create security']);

/** Counts what carries nothing into a schema, and names what a user may miss. */
export class Ignored {
  readonly #counts = new Map<keyof typeof SUMMARIES, { count: number; at: Position }>();

  note(catalog: Catalog, statement: Noted): void {
    switch (statement.kind) {
      case 'data':
        this.#add('data', statement, statement.count);
        return;
      case 'ignored':
        this.#noteVerb(catalog, statement);
        return;
      case 'create-trigger':
        named(catalog, statement, 'trigger-ignored', `Trigger ${statement.name.name.text}`);
        return;
      case 'create-rule':
        named(catalog, statement, 'definition-ignored', `Rule ${statement.name.name.text}`);
        return;
      case 'select-into':
        noteSelectInto(catalog, statement);
        return;
      case 'dynamic':
      case 'unknown':
        noteUnknown(catalog, statement);
    }
  }

  /** One line for each kind, at the place of its first statement. */
  report(catalog: Catalog): void {
    for (const [kind, { count, at }] of this.#counts) {
      const { message, ...said } = SUMMARIES[kind];
      catalog.report({ ...said, message: message(count) }, at);
    }
  }

  #noteVerb(catalog: Catalog, statement: Noted & { kind: 'ignored' }): void {
    const { verb } = statement;
    if (RUNNERS.has(verb)) return;
    if (POLICIES.has(verb)) this.#add('policy', statement, 1);
    else if (PERMISSIONS.has(verb)) this.#add('permission', statement, 1);
    else if (/^create (package|rule|synonym|operator|cast|statistics|event|assembly|java|default|type)/.test(verb)) {
      named(catalog, statement, 'definition-ignored', `A definition (${verb})`);
    } else if (verb === 'alter domain') named(catalog, statement, 'definition-ignored', 'A change of a domain');
    else if (verb === 'alter type') named(catalog, statement, 'definition-ignored', 'A change of a type');
    else this.#add('query', statement, 1);
  }

  #add(kind: keyof typeof SUMMARIES, at: Position, count: number): void {
    const known = this.#counts.get(kind);
    if (known === undefined) this.#counts.set(kind, { count, at: placeOf(at) });
    else known.count += count;
  }
}

function named(catalog: Catalog, at: Position, code: string, what: string): void {
  catalog.report(
    {
      severity: 'warning',
      code,
      message: `${what} is not carried over.`,
      consequence: 'The API does not know it; keep it in a migration of your own.',
    },
    at,
  );
}

function noteSelectInto(catalog: Catalog, statement: Noted & { kind: 'select-into' }): void {
  catalog.report(
    {
      severity: 'warning',
      code: 'select-into',
      message: `SELECT … INTO makes ${statement.name.name.text} from a query's rows.`,
      hint: 'Write CREATE TABLE for it if the API should know it.',
      consequence: 'Left out.',
    },
    statement,
  );
}

function noteUnknown(catalog: Catalog, statement: Noted & { kind: 'unknown' | 'dynamic' }): void {
  const said =
    statement.kind === 'unknown'
      ? { code: 'unknown-statement', message: 'This statement was not understood.', text: statement.verb }
      : {
          code: 'dynamic-statement',
          message:
            statement.table === undefined
              ? 'This statement is put together when it runs: the name of its table stands nowhere.'
              : `A statement about ${statement.table} is put together when it runs, and not all of it stands here.`,
          hint: 'Write what it leads to in CREATE TABLE.',
          text: statement.text,
        };
  const { text, ...rest } = said;
  catalog.report(
    { severity: 'warning', ...rest, consequence: 'It is left out.', excerpt: toExcerpt(text, 80) },
    statement,
  );
}
