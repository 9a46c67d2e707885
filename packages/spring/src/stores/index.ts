import type { Blueprint, Store } from '@backsmith/blueprint';
import type { FileTree, JavaFragment, MarkdownText } from '@backsmith/render';
import { jpa } from './jpa/index.ts';
import type { KeptParts } from './kept-parts.ts';
import { mongo } from './mongo/index.ts';
import type { ServiceOn, StoreRenderer } from './store-renderer.ts';

type Renderers = { readonly [K in Store['kind']]: StoreRenderer<Extract<Store, { readonly kind: K }>> };

/** The renderer of each kind of store. */
const STORES: Renderers = { jpa, mongo };

/** Does something with the renderer of a service's store. */
function withRenderer<T>(
  blueprint: Blueprint,
  use: <S extends Store>(renderer: StoreRenderer<S>, service: ServiceOn<S>) => T,
): T {
  const { store } = blueprint;
  return store.kind === 'jpa'
    ? use(STORES[store.kind], { ...blueprint, store })
    : use(STORES[store.kind], { ...blueprint, store });
}

/** Adds the files of a service's store. */
export function addStoreFiles(blueprint: Blueprint, files: FileTree): void {
  withRenderer(blueprint, ({ contributors }, service) => {
    for (const contribute of contributors) contribute(service, files);
  });
}

/** The methods of the handler that answer what the store refuses, or cannot do just now. */
export function storeHandlers(blueprint: Blueprint): readonly JavaFragment[] {
  return withRenderer(blueprint, ({ handlers }, service) => handlers(service));
}

/** What a service's store says in the parts that guard it. */
export function keptParts(blueprint: Blueprint): KeptParts {
  return withRenderer(blueprint, ({ parts }, service) => parts(service));
}

/** What the README says about running the service on its store. */
export function storeNotes(blueprint: Blueprint): readonly string[] {
  return withRenderer(blueprint, ({ notes }, service) => notes(service));
}

/** What brings a database along whose shape is changed by hand, within a sentence. */
export function migrationNote(blueprint: Blueprint): MarkdownText {
  return withRenderer(blueprint, (renderer, service) => renderer.migrationNote(service));
}
