import type { SchemaChoices } from '@backsmith/options';
import { describe, expect, it } from 'vitest';
import { designSql, OPTIONS } from '../testing/design-sql.ts';

const SQL = `CREATE TABLE product (id bigint PRIMARY KEY, name text);
  CREATE TABLE label (id bigint PRIMARY KEY, name text);
  CREATE TABLE product_label (product_id bigint REFERENCES product, label_id bigint REFERENCES label, PRIMARY KEY (product_id, label_id));`;

function found(tables: NonNullable<SchemaChoices['tables']>) {
  const features = { ...OPTIONS.features, security: true };
  const { diagnostics } = designSql(SQL, { ...OPTIONS, features, choices: { tables } });
  return diagnostics.filter(({ code }) => code === 'group-not-heard').map(({ message, line }) => [line, message]);
}

describe('noteJoinGroups', () => {
  it('says that a group chosen for a table which relates two others is not heard', () => {
    expect(found({ product_label: { group: 'staff' } })).toEqual([
      [
        3,
        'The group chosen for product_label decides nothing: it relates product and label, and its calls are for whoever may make those of both.',
      ],
    ]);
  });

  it('says nothing of groups that are heard', () => {
    expect(found({ product: { group: 'staff' }, label: { group: 'catalogue' } })).toEqual([]);
  });
});
