import type { ProjectProof } from '@backsmith/contract';
import type { ReactNode } from 'react';
import { Note } from '../ui/note.tsx';
import { gapText } from './gap-text.ts';

type ProofGapProps = { readonly gap: NonNullable<ProjectProof['gap']>; readonly steps: ProjectProof['steps'] };

/** What a proof in part has seen, what it has not and why, and what to do to see the rest. */
export function ProofGap({ gap, steps }: ProofGapProps) {
  const { seen, unseen } = gapText(steps);
  return (
    <Note tone="busy">
      <p className="text-fg">Everything that was checked works, but not everything was checked.</p>
      <dl className="mt-1 grid gap-2">
        <Entry name="Seen">{seen}</Entry>
        <Entry name="Not seen">{unseen}</Entry>
        <Entry name="Why">
          <Sentences of={gap.reasons} />
        </Entry>
        <Entry name="What to do">
          <Sentences of={gap.next} />
        </Entry>
      </dl>
    </Note>
  );
}

function Entry({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-fg-3">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

function Sentences({ of: sentences }: { readonly of: readonly string[] }) {
  const [only, ...more] = sentences;
  if (more.length === 0) return only;
  return (
    <ul className="grid list-disc gap-1 pl-4">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
