import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { forgetKeptFile, keptFile } from '../../shared/lib/kept-file.ts';

/**
 * The chosen file; one that was given before sign-in is there from the start.
 *
 * @param onArrival told once about a file that was kept
 */
export function useKeptFile(onArrival: (file: File) => void): readonly [File | null, (file: File | null) => void] {
  const [file, setFile] = useState<File | null>(null);
  const arrived = useEffectEvent((kept: File) => {
    setFile(kept);
    onArrival(kept);
  });
  useEffect(() => {
    let isHere = true;
    void keptFile().then((kept) => {
      if (kept && isHere) arrived(kept);
    });
    return () => {
      isHere = false;
    };
  }, []);
  const choose = useCallback((chosen: File | null) => {
    setFile(chosen);
    void forgetKeptFile();
  }, []);
  return [file, choose];
}
