import { useEffect, useEffectEvent, useState } from 'react';
import { forgetKeptPrompt, keepPrompt, keptPrompt } from '../../shared/lib/kept-prompt.ts';

/**
 * What was described on the site before this page was opened.
 *
 * @param owner whose it is from now on; null: whoever signs in next
 * @param onArrival told once about a text that was kept
 * @returns the text or null, and the way to keep another one or none; what is typed survives a reload
 */
export function useKeptPrompt(
  owner: string | null,
  onArrival: (text: string) => void,
): readonly [string | null, (text: string) => void] {
  const [text, setText] = useState(keptPrompt);
  const arrived = useEffectEvent((kept: string) => onArrival(kept));
  const [first] = useState(text);
  useEffect(() => {
    if (first !== null) arrived(first);
  }, [first]);
  return [
    text,
    (next) => {
      if (next === '') forgetKeptPrompt();
      else keepPrompt(next, owner);
      setText(null);
    },
  ];
}
