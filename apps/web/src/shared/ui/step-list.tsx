/** A step of work that somebody waits for, and what is done of it, in a sentence. */
export type ListedStep = { readonly name: string; readonly status: 'running' | 'done'; readonly text: string };

/** The steps of work that have begun, in their order. */
export function StepList({ label, steps }: { readonly label: string; readonly steps: readonly ListedStep[] }) {
  return (
    <ol className="grid gap-1.5" aria-label={label}>
      {steps.map(({ name, status, text }) => (
        <li key={name} className="grid grid-cols-[1.25rem_5.5rem_minmax(0,1fr)] gap-x-1.5">
          <span aria-hidden="true">{status === 'done' ? '✓' : '…'}</span>
          <span className="text-fg">
            {name}
            <span className="sr-only">: {status === 'done' ? 'done' : 'at work'}</span>
          </span>
          <span className="break-words tabular-nums">{text}</span>
        </li>
      ))}
    </ol>
  );
}
