import type { TablePlace } from '../understanding/understood.ts';

type TableListProps = {
  readonly tables: readonly TablePlace[];
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
};

/** The tables in the order of the text: the diagram for those who do not see it, and a way into it for everybody. */
export function TableList({ tables, selected, onSelect }: TableListProps) {
  return (
    <div className="relative min-h-0 flex-1 overflow-auto py-1.5">
      <ul aria-label="Tables">
        {tables.map(({ id, name, columns }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === selected}
              className="mono flex min-h-7 w-full items-center justify-between gap-3 border-l-2 border-transparent px-3.5 text-left text-13 text-fg-2 hover:bg-surface-2 hover:text-fg aria-pressed:border-accent aria-pressed:bg-accent-tint aria-pressed:text-fg max-lg:min-h-11"
              onClick={() => onSelect(id)}
            >
              <span className="min-w-0 truncate">{name}</span>
              <span className="text-12 text-fg-3">
                {columns}
                <span className="sr-only"> columns</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
