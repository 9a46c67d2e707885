/**
 * Opens a modal. The page behind it holds still (base.css), and where its scroll bar takes room, that room is kept: nothing
 * moves sideways, neither where there is a bar nor where there is none.
 */
export function showModal(dialog: HTMLDialogElement): void {
  const root = document.documentElement;
  root.toggleAttribute('data-scroll-bar', innerWidth > root.clientWidth);
  dialog.showModal();
}
