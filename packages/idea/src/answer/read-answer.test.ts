import { readSchema } from '@backsmith/schema';
import { describe, expect, test } from 'vitest';
import { modelToSql } from '../write/model-to-sql.ts';
import { answeredModel } from './answered-model.ts';
import { readAnswer, withColumns } from './read-answer.ts';

const OUTLINE = `about a help desk for small agencies
customer: Person who asks.
ticket (issue): One request of a customer.
  -> customer!, assignee -> agent
agent: Person who answers.
ticket_tag: A tag on a ticket.
  => ticket, tag -> tag!, unique(ticket, tag)
tag: A word tickets are found by.
assumed: A ticket belongs to one customer.
asks: Can a ticket have several agents? | one | several = a ticket can have many agents`;

const COLUMNS = `customer
  name!, email! unique
ticket
  subject! text(200), status {new|open|closed}, priority {low|high} = low
  minutes int 1..600 = 30, opened_at = now, closed_at >= opened_at
agent
  name!
tag
  name! text(40) unique`;

test('an outline and its columns become tables with keys, values, bounds and rules', () => {
  const answered = withColumns(readAnswer(OUTLINE), readAnswer(COLUMNS));
  expect(answered).toMatchObject({ about: 'a help desk for small agencies', isAboutNothing: false, problems: [] });
  expect(answered.questions).toEqual([
    {
      text: 'Can a ticket have several agents?',
      options: [{ label: 'one' }, { label: 'several', sentence: 'a ticket can have many agents' }],
    },
  ]);
  const { model, problems } = answeredModel(answered);
  expect(problems).toEqual([]);
  expect(model.notes.map(({ message }) => message)).toEqual(['A ticket belongs to one customer.']);
  const { value, diagnostics } = readSchema(modelToSql(model));
  expect(diagnostics).toEqual([]);
  const { tables, foreignKeys } = value.schema;
  expect(tables.map(({ name }) => name).toSorted()).toEqual(['agents', 'customers', 'tags', 'ticket_tags', 'tickets']);
  expect(foreignKeys.map(({ table, columns, onDelete }) => [table, columns[0], onDelete ?? 'no action'])).toEqual(
    expect.arrayContaining([
      ['tickets', 'customer_id', 'no action'],
      ['tickets', 'assignee_id', 'set null'],
      ['ticket_tags', 'ticket_id', 'cascade'],
    ]),
  );
  const tickets = tables.find(({ name }) => name === 'tickets');
  expect(tickets?.checks.flatMap(({ rules }) => rules.map(({ kind }) => kind))).toEqual(
    expect.arrayContaining(['in', 'range']),
  );
  expect(tables.find(({ name }) => name === 'ticket_tags')?.uniques).toHaveLength(1);
});

describe('the ways language models have', () => {
  test.each([
    ['talk and a fence', `Here is the model:\n\n\`\`\`text\n${OUTLINE}\n\`\`\`\nDoes this help?`],
    ['a fence that is never closed', `\`\`\`\n${OUTLINE}`],
    ['Windows lines', OUTLINE.replaceAll('\n', '\r\n')],
    ['bold heads', OUTLINE.replaceAll(/^(ticket_tag|tag|agent|customer)(?=:)/gmu, '**$1**')],
    ['plural heads', OUTLINE.replace(/^customer:/mu, 'Customers:').replace(/^ticket_tag:/mu, 'Ticket Tags:')],
    ['thoughts', `<think>\nA shop: no, a desk.\nshop: One.\n</think>\n${OUTLINE}`],
    ['headings', OUTLINE.replaceAll(/^(\w+(?: \(issue\))?:)/gmu, '### $1')],
    ['bullets', OUTLINE.replaceAll(/^(\w+(?: \(issue\))?:)/gmu, '- $1')],
  ])('%s', (_, text) => {
    const { things, about } = readAnswer(text);
    expect(about).toBe('a help desk for small agencies');
    expect(things.map(({ name }) => name)).toEqual(['customer', 'ticket', 'agent', 'ticket_tag', 'tag']);
    expect(things[1]?.links.map(({ role }) => role)).toEqual(['customer', 'assignee']);
  });

  test('values with blanks and commas, and types of other notations', () => {
    const { things, problems } = readAnswer(
      'job\n  state {"in progress", done, on hold} = done, note varchar(80), done_on date, size integer, paid boolean',
    );
    expect(problems).toEqual([]);
    expect(things[0]?.columns).toMatchObject([
      { name: 'state', values: ['in_progress', 'done', 'on_hold'], default: 'done' },
      { name: 'note', type: 'string', length: 80 },
      { name: 'done_on', type: 'date' },
      { name: 'size', type: 'integer' },
      { name: 'paid', type: 'boolean' },
    ]);
  });

  test('columns behind bullets that are not indented', () => {
    const { things } = readAnswer('customer\n- name!\n- description\n* email! unique\nticket:\n1. subject!, notes');
    expect(things.map(({ name, columns }) => [name, columns.map((column) => column.name)])).toEqual([
      ['customer', ['name', 'description', 'email']],
      ['ticket', ['subject', 'notes']],
    ]);
  });

  test('what is not understood is said and leaves the rest', () => {
    const { things, problems } = readAnswer('job\n  state ?!, name!, colour of the night');
    expect(things[0]?.columns.map(({ name }) => name)).toEqual(['name']);
    expect(problems).toHaveLength(2);
  });

  test.each(['', 'The sea is blue.', '{"tables": []}', '\u0000\uD800', 'a'.repeat(300_000), '-> x', '=> y\n=> z'])(
    'no model at all: %#',
    (text) => {
      expect(answeredModel(readAnswer(text)).problems.map(({ code }) => code)).toContain('no-tables');
    },
  );

  test('a text that is about nothing', () => {
    expect(readAnswer('about nothing').isAboutNothing).toBe(true);
  });
});

test('what refers to a thing that is not there is a problem', () => {
  const { problems } = answeredModel(readAnswer('boat\n  name!\n  -> yacht!'));
  expect(problems).toMatchObject([{ severity: 'error', code: 'unknown-table' }]);
});
