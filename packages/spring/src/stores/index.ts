import type { Blueprint, Store } from '@backsmith/blueprint';
import type { FileTree, JavaFragment } from '@backsmith/render';
import { jpa } from './jpa/index.ts';
import type { StoreRenderer } from './store-renderer.ts';

type Renderers = { readonly [K in Store['kind']]: StoreRenderer<Extract<Store, { readonly kind: K }>> };

/** The renderer of each kind of store. */
const STORES: Renderers = { jpa };

function rendererOf({ store }: Blueprint): StoreRenderer<Store> {
  return STORES[store.kind];
}

/** Adds the files of a service's store. */
export function addStoreFiles(blueprint: Blueprint, files: FileTree): void {
  for (const contribute of rendererOf(blueprint).contributors) contribute(blueprint, files);
}

/** The methods of the handler that answer what the store refuses, or cannot do just now. */
export function storeHandlers(blueprint: Blueprint): readonly JavaFragment[] {
  return rendererOf(blueprint).handlers(blueprint);
}

/** What the README says about running the service on its store. */
export function storeNotes(blueprint: Blueprint): readonly string[] {
  return rendererOf(blueprint).notes(blueprint);
}
