import { expect, test } from 'vitest';
import { documentFaults } from './document-faults.ts';
import { EMPTY_RESOURCE } from '../testing/empty-resource.ts';
import type { Match } from './match-tables.ts';

const column = (type: string) => ({ name: 'label', type, notNull: false, hasDefault: false });

function matchOf(type: string, label: Readonly<Record<string, unknown>>): Match {
  return {
    resource: {
      ...EMPTY_RESOURCE,
      request: { fields: { label: { type: 'string', ...label } }, required: [], parts: {} },
    },
    table: { id: 'trees', name: 'trees', isView: false, columns: [column(type)], foreignKeys: [] },
    fieldOf: new Map([['label', 'label']]),
  };
}

test.each([
  ['no bound', 'character varying(20)', {}, ['/trees: label may be longer than the 20 characters its column holds']],
  [
    'a larger bound',
    'varchar(20)',
    { maxLength: 21 },
    ['/trees: label may be longer than the 20 characters its column holds'],
  ],
  ['its bound', 'character varying(20)', { maxLength: 20 }, []],
  ['a choice', 'character varying(20)', { enum: ['young'] }, []],
  ['a form of its own', 'character varying(36)', { format: 'uuid' }, []],
  ['a column without a bound', 'text', {}, []],
])('a text of %s', (_of, type, label, faults) => {
  expect(documentFaults({ paths: {} }, [matchOf(type, label)])).toEqual(faults);
});
