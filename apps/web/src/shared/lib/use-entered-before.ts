import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Takes over what somebody entered into a field of a written-out page before React answered there: the browser shows it, and no
 * event will ever tell of it.
 *
 * @param value what the field shows as far as React knows.
 * @returns for the field.
 */
export function useEnteredBefore<Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  take: (entered: string) => void,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const look = useEffectEvent(() => {
    const entered = field.current?.value ?? value;
    if (entered !== value) take(entered);
  });
  useEffect(() => look(), []);
  return field;
}
