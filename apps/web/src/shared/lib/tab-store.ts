import { memoryTextStore, type TextStore } from './text-store.ts';

/** Under which the generator keeps what its wizard knows; forgotten at logout. */
export const SETUP_KEY = 'setup';

/** Texts of this tab: they survive a reload and end with it. Memory where the browser keeps none. */
export function openTabStore(): TextStore {
  try {
    sessionStorage.getItem('');
  } catch {
    return memoryTextStore();
  }
  return {
    read: (key) => sessionStorage.getItem(key),
    write: (key, text) => {
      try {
        sessionStorage.setItem(key, text);
      } catch (cause) {
        console.info(`The tab refused the key ${key}.`, cause);
      }
    },
    remove: (key) => sessionStorage.removeItem(key),
  };
}
