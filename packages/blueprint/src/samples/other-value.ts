import type { SampleValue } from '../model/sample.ts';
import { sentAlternatives } from './satisfy-checks.ts';
import { sampleValue } from './sample-value.ts';
import type { SampleSubject } from './sample-value.ts';

/** Neighbours take other ones of these, so that two fields that change places are told apart. */
const FEW = 4;

const OTHER_UUID = '3e8a4b52-90cd-4f17-8a6e-2b7d5c1f0a94';

/** What a database rounds comes back as it is where it consists of halves. */
const IN_HALVES = /^-?\d+(\.[05])?$/u;

/** A value the column takes that is not its sample; nothing where none is known. */
export function otherValue(subject: SampleSubject): SampleValue | undefined {
  const own = sampleValue(subject);
  if (own === undefined) return undefined;
  const others = othersOf(subject, own).filter((value) => wordOf(value) !== wordOf(own));
  return others[subject.position % Math.min(others.length, FEW)];
}

/** What tells values apart: to many databases texts are the same that differ in case, and numbers that end in more noughts. */
function wordOf(value: SampleValue): string {
  if (value.kind !== 'decimal' && value.kind !== 'number') return JSON.stringify(value).toLowerCase();
  return value.value.includes('.') ? value.value.replace(/\.?0+$/u, '') : value.value;
}

function othersOf(subject: SampleSubject, own: SampleValue): readonly SampleValue[] {
  const { shape, rules, field, position } = subject;
  switch (shape.kind) {
    case 'text':
      if (shape.padded === true) return [];
      return rules.length === 0 ? [{ kind: 'text', value: changedText(field, shape.max) }] : sentAlternatives(subject);
    case 'floating':
      if (shape.digits !== undefined) return [];
      return sentAlternatives(subject).filter((value) => value.kind === 'decimal' && IN_HALVES.test(value.value));
    case 'time':
      return rules.length > 0
        ? []
        : [
            {
              kind: 'text',
              value: `${String(8 + (position % 14)).padStart(2, '0')}:45:00${shape.zoned === true ? 'Z' : ''}`,
            },
          ];
    case 'uuid':
      return rules.length > 0 ? [] : [{ kind: 'text', value: OTHER_UUID }];
    case 'json':
      return rules.length > 0 ? [] : [{ kind: 'json', value: '{"key":"changed"}' }];
    case 'bytes':
      return isThreeBytes(shape) ? [{ kind: 'text', value: 'BAUG' }] : [];
    case 'list':
      return own.kind === 'list' ? [{ kind: 'list', items: [...own.items, ...own.items] }] : [];
    default:
      return sentAlternatives(subject);
  }
}

function changedText(field: string, max = Infinity): string {
  return `Changed ${field}`.slice(0, max);
}

function isThreeBytes({ max = 3, padded, example }: Extract<SampleSubject['shape'], { kind: 'bytes' }>): boolean {
  return padded !== true && example === undefined && max >= 3;
}
