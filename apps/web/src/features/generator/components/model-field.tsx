import { useEffect, useId, useState } from 'react';
import { countOf } from '@backsmith/text';
import type { KeptTemplate } from '../../../shared/lib/kept-template.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { Note } from '../../../shared/ui/note.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { Waiting } from '../../../shared/ui/waiting.tsx';
import { ask } from '../understanding/reader.ts';
import type { ModelEntry } from '../understanding/understood.ts';

type ModelFieldProps = { readonly isReading: boolean; readonly onUse: (template: KeptTemplate) => void };

/** Chooses a model of the library and what is added to it. */
export function ModelField({ isReading, onUse }: ModelFieldProps) {
  const [query, setQuery] = useState('');
  const { found, hasFailed } = useModels(query);
  const [chosen, setChosen] = useState<ModelEntry | null>(null);
  return (
    <div className="grid gap-4">
      <SearchField label="Search the models" value={query} onSearch={setQuery} />
      {hasFailed && (
        <Note tone="bad" role="alert">
          The models could not be loaded. Check your connection and reload the page.
        </Note>
      )}
      {found === null && !hasFailed && <Waiting>Loading the models...</Waiting>}
      {found !== null && (
        <>
          <p role="status" className="text-13 text-fg-2">
            {found.length === 0
              ? `No model speaks of "${query}". Describe your idea in the chat instead.`
              : `${countOf(found.length, 'model')} to start from. `}
            {found.length > 0 && (
              <Link className="link" to="/templates">
                Look at their tables
              </Link>
            )}
          </p>
          {found.length > 0 && <ModelList models={found} chosen={chosen} onChoose={setChosen} />}
        </>
      )}
      {chosen !== null && <ModelParts key={chosen.name} model={chosen} isReading={isReading} onUse={onUse} />}
    </div>
  );
}

type ModelListProps = {
  readonly models: readonly ModelEntry[];
  readonly chosen: ModelEntry | null;
  readonly onChoose: (model: ModelEntry) => void;
};

function ModelList({ models, chosen, onChoose }: ModelListProps) {
  const group = useId();
  return (
    <fieldset className="max-h-[340px] min-w-0 overflow-auto rounded-panel border border-line bg-surface">
      <legend className="sr-only">Model</legend>
      {models.map((model) => (
        <label
          key={model.name}
          className="relative flex cursor-pointer items-start justify-between gap-3 px-4 py-2.5 not-first-of-type:border-t not-first-of-type:border-line hover:bg-surface-2 has-checked:bg-accent-tint has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={group}
            className="absolute inset-0 cursor-[inherit] opacity-0"
            checked={model.name === chosen?.name}
            onChange={() => onChoose(model)}
          />
          <span className="min-w-0">
            <span className="block font-medium">{model.title}</span>
            <span className="block text-13 text-fg-2">{model.says}</span>
          </span>
          <span className="flex-none pt-0.5 text-12 whitespace-nowrap text-fg-2 tabular-nums">
            {countOf(model.tables, 'table')}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type ModelPartsProps = ModelFieldProps & { readonly model: ModelEntry };

/** What can be added to the core of a model, and the way on. */
function ModelParts({ model: { name, title, tables, packs }, isReading, onUse }: ModelPartsProps) {
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const added = packs.filter((pack) => wanted.includes(pack.name));
  const sum = added.reduce((count, pack) => count + pack.tables, tables);
  return (
    <div className="grid gap-4">
      <fieldset className="grid gap-2 sm:grid-cols-2">
        <legend className="mb-2 text-13 font-medium">Add to {title.toLowerCase()}</legend>
        {packs.map((pack) => (
          <Checkbox
            key={pack.name}
            checked={wanted.includes(pack.name)}
            onChange={({ target }) =>
              setWanted(target.checked ? [...wanted, pack.name] : wanted.filter((one) => one !== pack.name))
            }
          >
            {pack.title} <span className="text-fg-3">{countOf(pack.tables, 'table')}</span>
          </Checkbox>
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          tone="ember"
          size="lg"
          busy={isReading}
          busyLabel="Reading..."
          onClick={() => onUse({ name, title, packs: added.map((pack) => ({ name: pack.name, title: pack.title })) })}
        >
          Show the schema
        </Button>
        <p className="text-13 text-fg-2">{countOf(sum, 'table')}. You can change all of it before you build.</p>
      </div>
    </div>
  );
}

/** The models that are found, from the reader beside the page; null until the first answer. */
function useModels(query: string) {
  const [state, setState] = useState<{ found: readonly ModelEntry[] | null; hasFailed: boolean }>({
    found: null,
    hasFailed: false,
  });
  useEffect(() => {
    let isOver = false;
    ask({ ask: 'models', query }).then(
      (found) => {
        if (!isOver) setState({ found, hasFailed: false });
      },
      (cause: unknown) => {
        console.warn('The models could not be loaded.', cause);
        if (!isOver) setState((known) => ({ ...known, hasFailed: true }));
      },
    );
    return () => {
      isOver = true;
    };
  }, [query]);
  return state;
}
