import { describe, expect, it } from 'vitest';
import { choicesFor, choicesWithin, withAccounts, withGroup, withRole, withRule } from './column-choices.ts';

const NOTE = { table: 'orders', column: 'note' };

describe('the choices of columns', () => {
  const secret = withRole({}, NOTE, 'secret');

  it('are set by table and column, and changed', () => {
    expect(secret).toEqual({ tables: { orders: { columns: { note: 'secret' } } } });
    const both = withRole(secret, { table: 'sales.orders', column: 'note' }, 'plain');
    expect(both.tables).toEqual({ ...secret.tables, 'sales.orders': { columns: { note: 'plain' } } });
    expect(withRole(secret, NOTE, 'author')).toEqual({ tables: { orders: { columns: { note: 'author' } } } });
  });

  it('are taken back to what is assumed, without a trace', () => {
    expect(withRole(secret, NOTE, null)).toEqual({ tables: {} });
    expect(withRole({}, NOTE, null)).toEqual({ tables: {} });
  });

  it('are kept for what the schema has, and let go for the rest', () => {
    const two = withRole(secret, { table: 'orders', column: 'gone' }, 'plain');
    expect(choicesWithin(two, [{ id: 'orders', columns: [{ name: 'id' }, { name: 'note' }] }])).toEqual(secret);
    expect(choicesWithin(two, [{ id: 'sales.orders', columns: [{ name: 'note' }] }])).toEqual({ tables: {} });
    expect(choicesWithin(two, [])).toEqual({ tables: {} });
  });

  it('hold rules beside, in the order of choosing, and the column of tenants as long as theirs is chosen', () => {
    const both = withRule(withRule(secret, 'owner', true), 'tenant', true);
    expect(both).toEqual({ ...secret, rules: ['owner', 'tenant'] });
    expect(withRule(both, 'owner', true).rules).toEqual(['tenant', 'owner']);
    const named = { ...both, tenant: 'organization_id' };
    expect(withRule(named, 'owner', false)).toEqual({ ...secret, rules: ['tenant'], tenant: 'organization_id' });
    expect(withRule(withRule(named, 'owner', false), 'tenant', false)).toEqual(secret);
  });

  it('are sent without rules where nobody signs in, and not at all where nothing is left', () => {
    const ruled = withRule({}, 'owner', true);
    expect(choicesFor(ruled, { security: true })).toEqual({ rules: ['owner'] });
    expect(choicesFor(ruled, { security: false })).toBeUndefined();
    expect(choicesFor(withRule({}, 'tenant', true), { security: true }, 'mongodb')).toEqual({ rules: ['tenant'] });
    expect(choicesFor(withRule(secret, 'owner', true), { security: false })).toEqual(secret);
    expect(choicesFor({ tables: {} }, { security: true })).toBeUndefined();
  });

  it('name the table people sign in by, which is sent where somebody signs in', () => {
    const named = withAccounts(secret, 'users');
    expect(choicesFor(named, { security: true })).toEqual({ ...secret, accounts: 'users' });
    expect(choicesFor(withAccounts({}, 'users'), { security: false })).toBeUndefined();
    expect(choicesFor(withAccounts({}, 'users'), { security: true }, 'oracle')).toBeUndefined();
    expect(choicesFor(withAccounts({}, 'users'), { security: true }, 'mongodb')).toEqual({ accounts: 'users' });
    expect(withAccounts(named, null)).toEqual(secret);
  });
});

it('the group of a table stays when its columns change, and is not sent where nobody is known', () => {
  const given = { tables: { orders: { group: 'staff', columns: { note: 'secret' } } } } as const;
  expect(withRole(given, { table: 'orders', column: 'note' }, null)).toEqual({
    tables: { orders: { group: 'staff' } },
  });
  expect(choicesWithin(given, [{ id: 'orders', columns: [] }])).toEqual({ tables: { orders: { group: 'staff' } } });
  expect(choicesFor(given, { security: true })).toEqual(given);
  expect(choicesFor(given, { security: false })).toEqual({ tables: { orders: { columns: { note: 'secret' } } } });
});

it('when records end stays when other choices change, as long as the column is there, and is sent for MongoDB alone', () => {
  const given = { tables: { orders: { ends: 'ends_at' } } } as const;
  const both = { tables: { orders: { columns: { note: 'secret' }, ends: 'ends_at' } } };
  expect(withRole(given, { table: 'orders', column: 'note' }, 'secret')).toEqual(both);
  expect(withGroup(withGroup(given, 'orders', 'staff'), 'orders', null)).toEqual(given);
  expect(choicesWithin(given, [{ id: 'orders', columns: [{ name: 'ends_at' }] }])).toEqual(given);
  expect(choicesWithin(given, [{ id: 'orders', columns: [] }])).toEqual({ tables: {} });
  expect(choicesFor(given, { security: true }, 'mongodb')).toEqual(given);
  expect(choicesFor(given, { security: true }, 'postgresql')).toBeUndefined();
});

it('the group of a table is set beside what its columns are for, and taken back without a trace', () => {
  const secret = withRole({}, NOTE, 'secret');
  const closed = withGroup(secret, 'orders', 'staff');
  expect(closed).toEqual({ tables: { orders: { columns: { note: 'secret' }, group: 'staff' } } });
  expect(withGroup(closed, 'orders', null)).toEqual(secret);
  expect(withGroup(withGroup({}, 'orders', 'catalogue'), 'orders', null)).toEqual({ tables: {} });
  expect(withGroup(secret, 'sales.item', 'staff').tables).toEqual({
    ...secret.tables,
    'sales.item': { group: 'staff' },
  });
});
