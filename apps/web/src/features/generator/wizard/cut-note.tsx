import { countOf } from '@backsmith/text';
import { choosing } from '../model/fit.ts';
import type { FinishedSetup, Setup } from '../model/setup.ts';
import { useCut } from '../understanding/use-cut.ts';
import { presentOf, type Draft } from '../understanding/use-draft.ts';
import { cutSentence } from './cut-sentence.ts';

type CutNoteProps = {
  readonly draft: Draft;
  readonly setup: FinishedSetup;
  readonly onChange: (change: Partial<Setup>) => void;
};

/** Where the architecture is chosen: what services the schema at hand would become. Nothing until that is known. */
export function CutNote({ draft, setup, onChange }: CutNoteProps) {
  const { services: plan, servicesCount: count, features, architectureType } = setup;
  const cut = useCut(draft, { plan, count }, true, features.security)?.cut ?? null;
  if (cut === null) return null;
  const services = cut.source.tables.map(({ name }) => name);
  const tables = presentOf(draft).tables.length;
  const isOne = services.length === 1;
  const isMonolith = architectureType === 'monolithic';
  return (
    <p role="status" className="text-13 text-fg-2">
      {cutSentence({ tables, services, isMonolith })}
      {isOne && !isMonolith && (
        <>
          {' '}
          <button type="button" className="link" onClick={() => onChange(choosing('monolithic', setup))}>
            Build a monolith
          </button>
        </>
      )}
      {isOne || isMonolith || ` ${countOf(cut.keys, 'foreign key')} ${cut.keys === 1 ? 'is' : 'are'} cut.`}
    </p>
  );
}
