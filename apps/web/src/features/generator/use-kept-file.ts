import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { forgetKeptFile, keepFile, keptFileOf } from '../../shared/lib/kept-file.ts';

/**
 * The chosen file; one that was given before sign-in, or before a reload, is there from the start.
 *
 * @param owner whose it is from now on; null: whoever signs in next
 * @param onArrival told once about a file that was kept
 */
export function useKeptFile(
  owner: string | null,
  onArrival: (file: File) => void,
): readonly [File | null, (file: File | null) => void] {
  const [file, setFile] = useState<File | null>(null);
  const arrived = useEffectEvent((kept: File) => {
    setFile(kept);
    onArrival(kept);
  });
  useEffect(() => {
    let isHere = true;
    void keptFileOf(owner).then((kept) => {
      if (kept && isHere) arrived(kept);
    });
    return () => {
      isHere = false;
    };
  }, [owner]);
  const choose = useCallback(
    (chosen: File | null) => {
      setFile(chosen);
      // Until it is built from, it survives a reload, the way to the prices and back.
      void (chosen === null ? forgetKeptFile() : keepFile(chosen, owner)).catch((cause: unknown) => {
        console.info('The browser keeps no files here.', cause);
      });
    },
    [owner],
  );
  return [file, choose];
}
