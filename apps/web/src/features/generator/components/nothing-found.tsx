import type { Diagnostic } from '@backsmith/text';
import type { GenerationFailure } from '../model/failure.ts';
import { Findings } from '../../../shared/ui/findings.tsx';
import { presentOf, type Draft } from '../understanding/use-draft.ts';
import { FailurePanel } from './failure-panel.tsx';

export const NO_TABLES: GenerationFailure = {
  code: 'SCHEMA_ERROR',
  title: 'No table was found in this file, so there is nothing to build.',
  detail: 'Choose a file with CREATE TABLE statements, such as a schema dump. Nothing was uploaded or paid for.',
};

/** Why a file leads to nothing: it is no SQL at all, or what stands in it instead of tables. */
export function NothingFound({ draft }: { readonly draft: Draft }) {
  const { leftOut, assumed } = presentOf(draft);
  const foreign = leftOut.find(({ code }) => code === 'binary-source');
  if (foreign !== undefined) return <FailurePanel failure={failureOf(foreign)} />;
  // That there is none is what stands above.
  const found = leftOut.filter(({ code }) => code !== 'no-tables');
  return (
    <div className="grid gap-3">
      <FailurePanel failure={NO_TABLES} />
      <Findings label="What was found instead" findings={[...found, ...assumed]} />
    </div>
  );
}

function failureOf({ message, hint }: Diagnostic): GenerationFailure {
  return { code: NO_TABLES.code, title: message, ...(hint !== undefined && { detail: hint }) };
}
