import { useEffect, useEffectEvent, useState } from 'react';
import { forgetKeptTemplate, keepTemplate, keptTemplate, type KeptTemplate } from '../../shared/lib/kept-template.ts';

/**
 * The model of the library to start from; one that was chosen on the site, or before a reload, is there from the start.
 *
 * @param owner whose it is from now on; null: whoever signs in next
 * @param onArrival told once about a model that was kept
 */
export function useKeptTemplate(
  owner: string | null,
  onArrival: (template: KeptTemplate) => void,
): readonly [KeptTemplate | null, (template: KeptTemplate | null) => void] {
  const [template, setTemplate] = useState(keptTemplate);
  const arrived = useEffectEvent((kept: KeptTemplate) => onArrival(kept));
  const [first] = useState(template);
  useEffect(() => {
    if (first !== null) arrived(first);
  }, [first]);
  return [
    template,
    (chosen) => {
      if (chosen === null) forgetKeptTemplate();
      else keepTemplate(chosen, owner);
      setTemplate(chosen);
    },
  ];
}
