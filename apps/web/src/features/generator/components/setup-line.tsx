import { chosenLabels } from '../model/chosen-labels.ts';
import type { FinishedSetup } from '../model/setup.ts';

/** The choices in one quiet line, with the way back to them. */
export function SetupLine({ setup, onChange }: { readonly setup: FinishedSetup; readonly onChange?: () => void }) {
  const { architecture, parts, further } = chosenLabels(setup);
  const said = further.flatMap(({ value }) => value ?? []);
  return (
    <p className="text-13 text-fg-2">
      <span className="mono break-all">{setup.packageName}</span>, {[architecture, ...parts, ...said].join(', ')}
      {onChange && (
        <>
          {'. '}
          <button type="button" className="link" onClick={onChange}>
            Change
          </button>
        </>
      )}
    </p>
  );
}
