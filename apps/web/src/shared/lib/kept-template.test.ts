import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetKeptTemplate, keepTemplate, keptTemplate } from './kept-template.ts';

const DESK = { name: 'help-desk', title: 'Help desk', packs: [{ name: 'sla', title: 'Service levels' }] };

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a model is kept with its packs, and forgotten', () => {
  expect(keptTemplate()).toBeNull();
  keepTemplate(DESK);
  expect(keptTemplate()).toEqual(DESK);
  forgetKeptTemplate();
  expect(keptTemplate()).toBeNull();
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"name":"a"}',
  '{"name":"a","title":"b","packs":[1]}',
  '{"name":1,"title":"b","packs":[]}',
])('what somebody else wrote is no model: %s', (text) => {
  kept.set('template', text);
  expect(keptTemplate()).toBeNull();
});
