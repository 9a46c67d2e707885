/** What a person does in a page. */
const DOINGS = ['pointerdown', 'keydown', 'drop', 'change'] as const;

let isUsed = false;

for (const doing of DOINGS) {
  addEventListener(
    doing,
    () => {
      isUsed = true;
    },
    { capture: true, once: true },
  );
}

/** True where something was pressed, dropped or chosen in this document, so that a focus may have gone with what it was in. */
export function wasUsed(): boolean {
  return isUsed;
}
