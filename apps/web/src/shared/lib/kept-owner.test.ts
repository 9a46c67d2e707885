import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isAnothers, noteOwner } from './kept-owner.ts';
import { keepPrompt } from './kept-prompt.ts';
import { forgetTyped, keepTyping, keptTyping } from './kept-typing.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(['file', 'prompt', 'template', 'setup'] as const)('a %s of one account is not given to another', (kind) => {
  expect(isAnothers(kind, 'ann')).toBe(false);
  noteOwner(kind, 'ann');
  expect(isAnothers(kind, 'ann')).toBe(false);
  expect(isAnothers(kind, 'bob')).toBe(true);
});

test('what is given before anybody signs in goes to who does', () => {
  keepPrompt('A shop', 'ann');
  expect(isAnothers('prompt', 'bob')).toBe(true);
  keepPrompt('A zoo');
  expect(isAnothers('prompt', 'bob')).toBe(false);
});

test('what was typed is kept until it is forgotten, and read in its own form only', () => {
  keepTyping({ mode: 'file', text: 'create table a (id int);' });
  expect(keptTyping()).toEqual({ mode: 'file', text: 'create table a (id int);' });
  forgetTyped();
  expect(keptTyping()).toBeNull();
  for (const other of ['', '{', 'null', '{"mode":1,"text":"a"}', '{"mode":"file"}']) {
    kept.set('typing', other);
    expect(keptTyping()).toBeNull();
  }
});
