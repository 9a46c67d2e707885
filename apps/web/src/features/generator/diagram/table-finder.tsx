import { useId, useState } from 'react';
import type { PlacedTable } from '../../../shared/diagram/model.ts';

/** What the boxes of a diagram are. */
export type Boxes = 'tables' | 'services';

type TableFinderProps = {
  readonly tables: readonly PlacedTable[];
  readonly of: Boxes;
  readonly onFind: (table: PlacedTable) => void;
};

const LABELS = { tables: 'Find a table', services: 'Find a service or table' } as const satisfies Record<Boxes, string>;

/** Goes to a box by its name, to a service also by its tables: a field with the names to choose from; Enter goes to the first that fits. */
export function TableFinder({ tables, of, onFind }: TableFinderProps) {
  const list = useId();
  const [text, setText] = useState('');
  const find = (wanted: string, mayGuess: boolean) => {
    const sought = wanted.trim().toLowerCase();
    if (sought === '') return;
    const firstWith = (fits: (name: string) => boolean) =>
      tables.find((table) => namesOf(table, of).some((name) => fits(name.toLowerCase())));
    const exact = firstWith((name) => name === sought);
    const found = exact ?? (mayGuess ? firstWith((name) => name.includes(sought)) : undefined);
    if (found) onFind(found);
  };
  return (
    <>
      <input
        type="search"
        aria-label={LABELS[of]}
        placeholder={of === 'tables' ? LABELS[of] : 'Find by name'}
        list={list}
        value={text}
        spellCheck={false}
        className="h-7 w-44 rounded-control border border-line-control bg-surface px-2 text-13 max-sm:h-9 max-sm:w-0 max-sm:min-w-28 max-sm:flex-1 max-sm:text-16"
        onChange={({ target }) => {
          setText(target.value);
          find(target.value, false);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') find(text, true);
        }}
      />
      <datalist id={list}>
        {tables.flatMap((table) =>
          namesOf(table, of).map((name) => <option key={`${table.id} ${name}`} value={name} />),
        )}
      </datalist>
    </>
  );
}

function namesOf({ name, columns }: PlacedTable, of: Boxes): readonly string[] {
  return of === 'tables' ? [name] : [name, ...columns.map((column) => column.name)];
}
