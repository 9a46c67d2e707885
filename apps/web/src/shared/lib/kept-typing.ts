import { openTabStore } from './tab-store.ts';

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
  const text = openTabStore().read(KEY);
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    return isTyping(kept) ? kept : null;
  } catch {
    return null; // an earlier release, or somebody's hand, wrote something else
  }
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
