import { openTabStore } from './tab-store.ts';
import { openTextStore, type TextStore } from './text-store.ts';

/** What waits for the generator in this browser. The file waits for every tab, the rest for the tab it was given in. */
export type KeptKind = 'file' | 'prompt' | 'template' | 'setup';

const keyOf = (kind: KeptKind) => `${kind}-of`;

/** Notes whose it is. @param owner the account; null: it was given before anybody signed in, and goes to who does */
export function noteOwner(kind: KeptKind, owner: string | null): void {
  const store = storeOf(kind);
  if (owner === null) store.remove(keyOf(kind));
  else store.write(keyOf(kind), owner);
}

/** True when another account left it here. @param owner null: nobody is signed in, and every account is another */
export function isAnothers(kind: KeptKind, owner: string | null): boolean {
  const noted = storeOf(kind).read(keyOf(kind));
  return noted !== null && noted !== owner;
}

function storeOf(kind: KeptKind): TextStore {
  return kind === 'file' ? openTextStore() : openTabStore();
}
