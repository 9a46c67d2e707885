import { openTabStore } from './tab-store.ts';
import { parsedJson } from './text-store.ts';

/**
 * SQL that was typed into a review and is not read yet: reading begins when the typing rests, and leaving does not wait for it.
 * It stays in this tab until the review is kept with it.
 */
export type Typing = {
  /** Where the schema came from that was typed into. */
  readonly mode: string;
  readonly text: string;
};

const KEY = 'typing';

/** Keeps what was typed; an earlier one is replaced. */
export function keepTyping({ mode, text }: Typing): void {
  openTabStore().write(KEY, JSON.stringify({ mode, text }));
}

/** What was typed; null where all of it was read. */
export function keptTyping(): Typing | null {
  const kept = parsedJson(openTabStore().read(KEY));
  return isTyping(kept) ? kept : null;
}

/** Forgets what was typed. */
export function forgetTyped(): void {
  openTabStore().remove(KEY);
}

function isTyping(value: unknown): value is Typing {
  return (
    typeof value === 'object' &&
    value !== null &&
    'mode' in value &&
    'text' in value &&
    typeof value.mode === 'string' &&
    typeof value.text === 'string'
  );
}
