import { frameTexts } from '../content/frame.ts';

/** The first stop of a keyboard: past the bar, to the page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute -top-16 left-4 z-50 rounded-control bg-fg px-4 py-2 text-bg focus:top-2.5"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      {frameTexts.get().skip}
    </a>
  );
}
