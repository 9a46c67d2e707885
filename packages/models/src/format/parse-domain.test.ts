import { describe, expect, test } from 'vitest';
import { checkDomain, checkLibrary } from '../check-library.ts';
import { parseDomain } from './parse-domain.ts';

const HEAD = `domain desk: Help desk
says Agents answer tickets.
like Zendesk
cues help desk, service desk

core
`;

const WHOLE = `${HEAD}customer (client): Who asks.
  email! unique, full_name!
agent: Who answers.
  full_name!, active = true
ticket (issue): One request.  # what people quote
  number! unique, status {open|closed}, score int 1..5, opened_at = now, closed_at >= opened_at
  requester -> customer!, assignee -> agent, unique(requester, number)
message: What was said.
  body!
  => ticket

pack sla (service level): Service levels
sla_policy: How fast.
  name! text(40), solve_minutes! 1..
`;

describe('a file of the library', () => {
  test('is read with its columns, links and packs', () => {
    const { value, findings } = parseDomain(WHOLE);
    expect(findings).toEqual([]);
    expect(checkDomain(value)).toEqual([]);
    expect(value.core.map(({ name }) => name)).toEqual(['customer', 'agent', 'ticket', 'message']);
    expect(value.packs).toMatchObject([{ name: 'sla', title: 'Service levels', cues: ['service level'] }]);
    const [customer, agent, ticket, message] = value.core;
    expect(customer).toMatchObject({ others: ['client'], says: 'Who asks.' });
    expect(customer?.columns[0]).toMatchObject({
      name: 'email',
      type: 'string',
      length: 254,
      required: true,
      unique: true,
    });
    expect(agent?.columns[1]).toMatchObject({ type: 'boolean', default: true, required: true });
    expect(ticket?.columns).toMatchObject([
      { name: 'number', unique: true },
      { name: 'status', values: ['open', 'closed'], default: 'open', required: true },
      { name: 'score', type: 'integer', min: 1, max: 5, required: false },
      { name: 'opened_at', type: 'timestamp', default: 'now' },
      { name: 'closed_at', notBefore: 'opened_at' },
    ]);
    expect(ticket?.links).toEqual([
      { role: 'requester', target: 'customer', required: true, unique: false, onDelete: 'restrict' },
      { role: 'assignee', target: 'agent', required: false, unique: false, onDelete: 'set null' },
    ]);
    expect(ticket?.uniques).toEqual([['requester', 'number']]);
    expect(message?.links).toMatchObject([{ target: 'ticket', required: true, onDelete: 'cascade' }]);
  });

  test.each([
    ['colour strange', '"strange" of colour is not understood.'],
    ['colour', 'colour does not say what it holds: write a type behind it.'],
    ['Colour text', '"Colour text" is no column.'],
  ])('says with its line that "%s" is not understood', (column, message) => {
    expect(parseDomain(`${HEAD}thing: A thing.\n  ${column}\n`).findings).toEqual([
      { domain: 'desk', line: 8, message },
    ]);
  });

  test('without a domain or with a line that is nothing says so', () => {
    const { findings } = parseDomain('core\nWhat is this?\n');
    expect(findings.map(({ message }) => message)).toEqual([
      'The first line says no domain: "domain help-desk: Help desk".',
      '"What is this?" is neither a section nor a thing.',
    ]);
  });
});

describe('the linter', () => {
  test.each([
    ['agent: Who answers.', 'agents: Who answers.', 'agents stands in the plural.'],
    ['assignee -> agent', 'assignee -> worker', 'ticket refers to worker, which is not there.'],
    ['{open|closed}', '{open}', 'ticket.status has less than two values, or one that is no word.'],
    ['1..5', '5..1', 'ticket.score has a range that holds nothing.'],
    [
      'closed_at >= opened_at',
      'closed_at >= score',
      'ticket.closed_at is compared with score, which is nothing of its kind.',
    ],
    ['issue', 'client', '"client" names both customer and ticket.'],
    ['unique(requester, number)', 'unique(requester, code)', 'ticket has no code to be unique.'],
    ['assignee -> agent', 'policy -> sla_policy!', 'ticket is core and needs sla_policy, which is not.'],
    ['  email!', '  first -> ticket!, email!', 'customer needs a ticket, which must stand before it.'],
    ['help desk, service desk', 'help desk, ats', '"ats" is read as "at", which any text has.'],
    ['help desk, service desk', 'help desk', 'It needs at least two phrases it is recognised by.'],
    ['(service level)', '()', 'The pack sla has no phrase it is recognised by.'],
    [
      'full_name!, active',
      'full_name!, full_name, active',
      'agent.full_name is there twice, or every table has it anyway.',
    ],
  ])('finds what is wrong where %j is %j', (right, wrong, message) => {
    expect(WHOLE).toContain(right);
    const found = checkDomain(parseDomain(WHOLE.replace(right, wrong)).value).map((finding) => finding.message);
    expect(found).toContain(message);
  });
});

test('no phrase may name two domains', () => {
  const one = parseDomain(WHOLE).value;
  const other = parseDomain(WHOLE.replace('domain desk', 'domain counter').replace('service desk', 'counter')).value;
  const found = checkLibrary([one, other]).map(({ domain, message }) => `${domain}: ${message}`);
  expect(found).toEqual(['counter: "help desk" names desk as well.', 'counter: "zendesk" names desk as well.']);
});
