import { constantDefault } from '../shared/plain-default.ts';
import type { DefaultSpeller } from '../writer.ts';
import { literals } from './literals.ts';

const NOW = { timestamp: 'CURRENT_TIMESTAMP', date: 'CURRENT_DATE', time: 'CURRENT_TIME' } as const;

export const spellDefault: DefaultSpeller = (value) => {
  switch (value.kind) {
    case 'now':
      return NOW[value.what];
    case 'uuid':
      return '(lower(hex(randomblob(16))))';
    case 'expression':
      return value.text.startsWith('(') ? value.text : `(${value.text})`;
    case 'next-value':
      return undefined;
    case 'null':
    case 'string':
    case 'number':
    case 'boolean':
    case 'binary':
      return constantDefault(literals, value);
  }
};
