import { useEffect, useState } from 'react';
import { openWork, type OpenedWork } from './open-work.ts';

type Opening = { readonly turn: number; readonly owner: string | null };

/** What this account, or a stranger (null), left here, once it is found; and the way to go on with what another tab has made of it since. */
export function useOpenWork(owner: string | null) {
  const [turn, setTurn] = useState(0);
  const [found, setFound] = useState<(Opening & { readonly work: OpenedWork }) | null>(null);
  useEffect(() => {
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
