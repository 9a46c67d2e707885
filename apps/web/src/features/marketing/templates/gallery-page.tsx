import { type ComponentType, useState } from 'react';
import { countOf } from '@backsmith/text';
import { templates } from '../../../content/templates.ts';
import { useEnteredBefore } from '../../../shared/lib/use-entered-before.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Note } from '../../../shared/ui/note.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { ClosingCall } from '../closing-call.tsx';
import { PageHead } from '../page-head.tsx';
import { Sheet } from '../sheet.tsx';
import { StartButton } from '../start-button.tsx';
import { drawnPictures } from './drawn-pictures.ts';
import type { GalleryFacts } from './facts.ts';
import { TemplateCards } from './template-card.tsx';

/** All models: by category, or as they are searched. */
export function galleryPage(facts: GalleryFacts): ComponentType {
  return function GalleryPage() {
    const { title, lead, describe, closing } = templates;
    return (
      <Sheet>
        <PageHead title={title} lead={lead} />
        <Gallery facts={facts} />
        <ClosingCall title={closing.title} lead={closing.lead}>
          <ButtonLink size="lg" to="/how-it-works#bring">
            {describe}
          </ButtonLink>
          <StartButton size="lg" />
        </ClosingCall>
      </Sheet>
    );
  };
}

/** What is searched for, and which models were found; null where nothing is. */
type Search = { readonly query: string; readonly names: readonly string[] | null; readonly hasFailed: boolean };

const NO_SEARCH: Search = { query: '', names: null, hasFailed: false };

function Gallery({ facts }: { readonly facts: GalleryFacts }) {
  const { categories } = facts;
  const [pictures] = useState(() => facts.pictures ?? drawnPictures());
  const [category, setCategory] = useState('');
  const select = useEnteredBefore<HTMLSelectElement>(category, setCategory);
  const [{ query, names, hasFailed }, setSearch] = useState(NO_SEARCH);
  const shown = categories.filter(({ name }) => category === '' || name === category);
  const entries = shown.flatMap((one) => one.entries);
  const found = names?.flatMap((name) => entries.find((entry) => entry.name === name) ?? []) ?? null;
  const search = async (text: string) => {
    if (text === '') {
      setSearch(NO_SEARCH);
      return;
    }
    setSearch((known) => ({ ...known, query: text }));
    const answer = await namesFound(text);
    // What is typed meanwhile counts.
    setSearch((known) => (known.query === text ? { query: text, ...answer } : known));
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-3 px-5 pb-6 sm:px-12">
        <div className="flex min-w-0 flex-auto basis-[280px] sm:max-w-[420px]">
          <SearchField label="Search the models" value={query} onSearch={(text) => void search(text)} />
        </div>
        <div className="max-sm:w-full sm:w-[260px]">
          <Select
            ref={select}
            aria-label="Category"
            value={category}
            onChange={({ target }) => setCategory(target.value)}
          >
            <option value="">All categories</option>
            {categories.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </Select>
        </div>
        <p role="status" className="text-13 text-fg-2">
          {found === null ? countOf(entries.length, 'model') : saidOf(found.length, query)}
        </p>
      </div>
      {hasFailed && (
        <div className="px-5 pb-6 sm:px-12">
          <Note tone="bad" role="alert">
            The search could not be loaded. Check your connection and search again.
          </Note>
        </div>
      )}
      {found !== null && found.length > 0 && <TemplateCards entries={found} pictures={pictures} />}
      {found === null &&
        shown.map(({ name, title, entries: own }) => (
          <section key={name} id={name} aria-labelledby={`${name}-title`} className="later">
            <h2
              id={`${name}-title`}
              className="border-t border-line px-5 pt-8 pb-4 text-20 font-semibold first:border-t-0 sm:px-12"
            >
              {title}
            </h2>
            <TemplateCards entries={own} pictures={pictures} />
          </section>
        ))}
      <div className="border-t border-line" />
    </>
  );
}

function saidOf(count: number, query: string): string {
  return count === 0 ? `No model speaks of "${query}".` : `${countOf(count, 'model')} for "${query}"`;
}

/** The library is loaded with the first search. */
async function namesFound(query: string): Promise<Omit<Search, 'query'>> {
  try {
    const { searchDomains } = await import('@backsmith/models');
    return { names: searchDomains(query).map(({ name }) => name), hasFailed: false };
  } catch (cause) {
    console.info('The search could not be loaded.', cause);
    return { names: null, hasFailed: true };
  }
}
