import { builtValuesOf, isBuiltFor, labelOf, type Database } from '@backsmith/options';
import { Button } from '../../../shared/ui/button.tsx';
import { Note } from '../../../shared/ui/note.tsx';
import { unfitDatabase } from '../model/fit.ts';
import type { FinishedSetup, Setup } from '../model/setup.ts';

type UnfitNoteProps = {
  readonly setup: FinishedSetup;
  /** What the schema is written in. */
  readonly dialect: string;
  readonly onChange: (change: Partial<Setup>) => void;
};

/** The database the schema is written for cannot be had with what was chosen: why, and the two ways out. */
export function UnfitNote({ setup, dialect, onChange }: UnfitNoteProps) {
  const { architectureType, further } = setup;
  const written = unfitDatabase(setup, dialect) ?? '';
  const architecture = labelOf('architecture', architectureType);
  const fitting = builtValuesOf('database').find((one) => isBuiltFor(architectureType, 'database', one));
  const take = (database: Database) => onChange({ further: { ...further, database } });
  return (
    <Note tone="busy" role="status">
      <p>
        The backend would be for {written}, which cannot be had with {architecture} yet.
      </p>
      <div className="mt-1 flex flex-wrap gap-2">
        {fitting !== undefined && (
          <Button size="sm" onClick={() => take(fitting)}>
            Build it for {labelOf('database', fitting)}
          </Button>
        )}
        <Button size="sm" onClick={() => onChange({ architectureType: 'monolithic' })}>
          Switch to Monolithic
        </Button>
      </div>
    </Note>
  );
}
