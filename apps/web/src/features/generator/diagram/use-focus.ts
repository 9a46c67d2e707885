import { useState } from 'react';
import { ask } from '../understanding/reader.ts';
import type { Understood } from '../understanding/understood.ts';
import type { Diagram } from '../../../shared/diagram/model.ts';
import { neighbourhoodOf } from '../../../shared/diagram/neighbourhood.ts';

/** All columns of a table that one looks at closely. */
const ALL_ROWS = 60;

/** The whole diagram, or the selected box with its neighbours alone and all their rows. */
export function useFocus(
  { diagram, map, source }: Pick<Understood, 'diagram' | 'source'> & Partial<Pick<Understood, 'map'>>,
  selected: string | null,
) {
  const [close, setClose] = useState<{ readonly of: Diagram; readonly diagram: Diagram } | null>(null);
  // A close look at a schema that has changed since is over.
  const isOn = close?.of === diagram;
  const change = async (on: boolean) => {
    if (!on || selected === null) {
      setClose(null);
      return;
    }
    const near = await ask({ ask: 'layout', source: neighbourhoodOf(source, selected), shownRows: ALL_ROWS });
    setClose({ of: diagram, diagram: near });
  };
  return {
    diagram: isOn ? close.diagram : diagram,
    map: isOn ? undefined : map,
    focus: { isOn, onChange: (on: boolean) => void change(on) },
  };
}
