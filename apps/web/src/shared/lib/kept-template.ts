import { noteOwner } from './kept-owner.ts';
import { openTabStore } from './tab-store.ts';
import { parsedJson } from './text-store.ts';

/** A part of the library as it is called and shown. */
type Named = { readonly name: string; readonly title: string };

/** A model of the library to start from, with the packs that were chosen beside its core. */
export type KeptTemplate = Named & { readonly packs: readonly Named[] };

const KEY = 'template';

/**
 * Keeps the model a visitor chose before signing in. As a described idea it stays in this tab through sign-in, sign-up and a
 * reload, and is forgotten at logout. An earlier one is replaced.
 *
 * @param owner null: nobody is signed in
 */
export function keepTemplate({ name, title, packs }: KeptTemplate, owner: string | null = null): void {
  noteOwner('template', owner);
  openTabStore().write(KEY, JSON.stringify({ name, title, packs }));
}

/** The kept model; null when there is none, and while a page is written out. */
export function keptTemplate(): KeptTemplate | null {
  if (typeof sessionStorage === 'undefined') return null;
  const kept = parsedJson(openTabStore().read(KEY));
  return isTemplate(kept) ? kept : null;
}

/** Forgets the kept model. */
export function forgetKeptTemplate(): void {
  openTabStore().remove(KEY);
}

function isTemplate(value: unknown): value is KeptTemplate {
  return isNamed(value) && 'packs' in value && Array.isArray(value.packs) && value.packs.every(isNamed);
}

function isNamed(value: unknown): value is Named {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    'title' in value &&
    typeof value.name === 'string' &&
    typeof value.title === 'string'
  );
}
