import { describe, expect, it } from 'vitest';
import { associationNames, roleWords } from './association-name.ts';
import { memberNamed } from '../names/member-names.ts';

describe('roleWords', () => {
  it.each([
    ['customer_id', 'id', 'customer'],
    ['CustomerID', 'CustomerID', 'customer'],
    ['original_language_id', 'id', 'original language'],
    ['id_cliente', 'id', 'cliente'],
    ['country_code', 'code', 'country'],
    ['handled_by', 'id', 'handled by'],
    ['id', 'id', ''],
    ['original_language_id', 'language_id', 'original language'],
    ['code', 'code', ''],
    ['blueprint_name', 'blueprint_name', ''],
  ])('%s referring to %s is %s', (column, keyColumn, role) => {
    expect(roleWords(column, keyColumn).join(' ')).toBe(role);
  });
});

describe('associationNames', () => {
  const names = (columns: readonly string[], refColumns: readonly string[], target: string) =>
    associationNames({ table: 't', columns, refTable: 'r', refColumns, line: 1, column: 1 }, target)[0];

  it('takes the role of one column', () => {
    expect(names(['billing_address_id'], ['id'], 'Address')).toBe('billingAddress');
    expect(names(['id'], ['id'], 'Address')).toBe('address');
    expect(names(['original_language_id'], ['language_id'], 'Language')).toBe('originalLanguage');
    expect(names(['blueprint_name'], ['blueprint_name'], 'Blueprint')).toBe('blueprint');
  });

  it('takes what several columns begin with in common', () => {
    expect(names(['order_id', 'line_no'], ['order_id', 'line_no'], 'OrderLine')).toBe('orderLine');
    expect(names(['from_country', 'from_code'], ['country', 'code'], 'Airport')).toBe('fromAirport');
  });
});

describe('memberNamed', () => {
  it('writes accessors as the bean rules want them', () => {
    expect(memberNamed('name')).toEqual({ name: 'name', getter: 'getName', setter: 'setName' });
    expect(memberNamed('eMail')).toEqual({ name: 'eMail', getter: 'geteMail', setter: 'seteMail' });
  });
});
