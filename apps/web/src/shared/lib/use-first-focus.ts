import { useEffect } from 'react';

/**
 * Puts the focus into the first field of a page that is there to be filled in, unless somebody is somewhere already. Where
 * fingers point, a keyboard would come up over the page: there it is left to them.
 *
 * @param id the field's; null: nothing is to be filled in yet
 */
export function useFirstFocus(id: string | null): void {
  useEffect(() => {
    if (id === null || !matchMedia('(pointer: fine)').matches) return;
    const { activeElement } = document;
    const isFree = activeElement === null || activeElement === document.body || activeElement.id === 'main';
    if (isFree) document.getElementById(id)?.focus({ preventScroll: true });
  }, [id]);
}
