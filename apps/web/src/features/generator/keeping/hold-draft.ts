/** Whether this tab is the one that keeps the draft. */
export type Hold = 'asking' | 'here' | 'elsewhere';

const NAME = 'draft';
/** A page that is left lets go a moment after the next one has begun. Milliseconds. */
const AGAIN_AFTER = 400;

/**
 * Lets one tab at a time keep the draft: two would overwrite each other. Where the browser has no locks, every tab keeps.
 *
 * @param takeOver takes it from the tab that has it, which is told
 * @param tell called when that changes
 * @returns lets go
 */
export function holdDraft(takeOver: boolean, tell: (hold: Hold) => void): () => void {
  let isOver = false;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const told = (hold: Hold) => {
    if (!isOver) tell(hold);
  };
  const ask = (isLast: boolean) => {
    navigator.locks
      .request(NAME, takeOver ? { steal: true } : { ifAvailable: true }, async (lock) => {
        if (lock !== null) {
          told('here');
          await released;
        } else if (isLast) told('elsewhere');
        else setTimeout(() => !isOver && ask(true), AGAIN_AFTER);
      })
      .catch((cause: unknown) => {
        console.info('Another tab took the draft.', cause);
        told('elsewhere');
      });
  };
  if ('locks' in navigator) ask(false);
  else told('here');
  return () => {
    isOver = true;
    release();
  };
}
