import { LIMITS } from '@backsmith/contract';
import { useEffect, useState } from 'react';
import { useEnteredBefore } from '../lib/use-entered-before.ts';
import { TextInput } from './text-input.tsx';

/** How long nothing is typed before it is searched. */
const PAUSE_MS = 300;

type SearchFieldProps = { readonly label: string; readonly value: string; readonly onSearch: (text: string) => void };

/** Searches when somebody stops typing, and at once on Enter. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const field = useEnteredBefore<HTMLInputElement>(text, setText);
  if (value !== known) {
    // The address changed by other means, such as the browser's way back.
    setKnown(value);
    setText(value);
  }
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => onSearch(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <form
      role="search"
      className="min-w-0 flex-1 max-md:basis-full"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <TextInput
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={LIMITS.search.max}
        onChange={({ target }) => setText(target.value)}
      />
    </form>
  );
}
