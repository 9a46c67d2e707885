import { useEffect, useState } from 'react';
import { openWork, type OpenedWork } from './open-work.ts';

type Opening = { readonly turn: number; readonly owner: string };

/** What this account left here, once it is found; and the way to go on with what another tab has made of it since. */
export function useOpenWork(owner: string) {
  const [turn, setTurn] = useState(0);
  const [found, setFound] = useState<(Opening & { readonly work: OpenedWork }) | null>(null);
  useEffect(() => {
    // Who signs out here is nobody for a moment, and nothing of theirs is another's.
    if (owner === '') return;
    let isHere = true;
    void openWork(owner, turn > 0).then((work) => {
      if (isHere) setFound({ turn, owner, work });
    });
    return () => {
      isHere = false;
    };
  }, [owner, turn]);
  const isFound = found !== null && found.turn === turn && found.owner === owner;
  return { opened: isFound ? found.work : null, turn, takeOver: () => setTurn((before) => before + 1) };
}
