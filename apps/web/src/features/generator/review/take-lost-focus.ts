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

/**
 * Gives the focus to an element where it went with what was pressed, dropped or chosen before. A page that was just opened has its
 * own begin, and what is not shown takes none.
 */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body && isUsed) element?.focus({ preventScroll: true });
}
