/** Somewhere to keep short texts. Never throws: storage may be closed or full, and no page depends on it. */
export type TextStore = {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, text: string) => void;
  readonly remove: (key: string) => void;
};

/** The browser's local storage, or memory where there is none or it is closed (private windows, prerendering). */
export function openTextStore(): TextStore {
  return isOpen() ? localTextStore : memoryTextStore();
}

/** What a text of a store says as JSON; null where there is none, or an earlier release, or somebody's hand, wrote something else. */
export function parsedJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** A store that forgets with the page. */
export function memoryTextStore(): TextStore {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  };
}

const localTextStore: TextStore = {
  read: (key) => localStorage.getItem(key),
  write: (key, text) => {
    try {
      localStorage.setItem(key, text);
    } catch (cause) {
      console.warn(`Storage refused the key ${key}.`, cause);
    }
  },
  remove: (key) => localStorage.removeItem(key),
};

function isOpen(): boolean {
  try {
    return typeof localStorage !== 'undefined' && localStorage.getItem('') === null;
  } catch {
    return false; // reading the property itself is refused when cookies are blocked
  }
}
