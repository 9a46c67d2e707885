import { expect, test } from 'vitest';
import { understandIdea } from '../understand-idea.ts';
import { asTyped } from './as-typed.ts';

test.each([
  [
    'pls make smth for my nail salon w bookings n reviews',
    ' make something for my nail salon with bookings and reviews',
  ],
  ['need app 4 football team', 'need app for football team'],
  ['we take 20 eur deposit, no shows lose it', 'we take a deposit, they lose it'],
  ['i have 3 flats i rent out', 'i have 3 flats that i rent out'],
  ['we cant take dogs that dont have papers', "we can't take dogs that don't have papers"],
  ['a SaaS app to lend kettles', 'a platform to lend kettles'],
])('%s', (typed, meant) => {
  expect(asTyped(typed)).toBe(meant);
});

test('what stands among values, and what is a part of a word, stays', () => {
  const text = 'A w-9 form is new, no-show or done; 4 wheels and a knob';
  expect(asTyped(text)).toBe(text);
});

test('short forms name no tables', () => {
  const understood = understandIdea(
    'pls make me backend for food truck app, ppl follow trucks and preorder, pay w card or cash',
  );
  expect(understood.kind === 'schema' && understood.value.model.tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['trucks', 'preorders', 'payments']),
  );
  expect(understood.kind === 'schema' && understood.value.sql).not.toMatch(/\bpls\b|w_card/u);
});
