import { noteOwner } from './kept-owner.ts';

/**
 * What a visitor described before signing in. It stays in this tab through sign-in, sign-up and a reload, never leaves the
 * machine from here, and is forgotten at logout.
 */
const KEY = 'prompt';

/** Keeps the text; an earlier one is replaced. @param owner null: nobody is signed in */
export function keepPrompt(text: string, owner: string | null = null): void {
  noteOwner('prompt', owner);
  try {
    sessionStorage.setItem(KEY, text);
  } catch (cause) {
    console.info('The browser keeps no texts here.', cause);
  }
}

/** The kept text; null when there is none. */
export function keptPrompt(): string | null {
  if (typeof sessionStorage === 'undefined') return null; // the page is being written out
  try {
    return sessionStorage.getItem(KEY);
  } catch (cause) {
    console.info('The browser keeps no texts here.', cause);
    return null;
  }
}

/** Forgets the kept text. */
export function forgetKeptPrompt(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch (cause) {
    console.info('The browser keeps no texts here.', cause);
  }
}
