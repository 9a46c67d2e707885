import { useState, type ReactNode } from 'react';
import { countOf } from '../../../shared/lib/format.ts';
import { DiagramView } from '../diagram/diagram-view.tsx';
import { useFocus } from '../diagram/use-focus.ts';
import type { MadeCut } from '../understanding/understood.ts';

type ServiceDiagramProps = {
  readonly cut: MadeCut;
  readonly name: string;
  /** Stands before the tools. */
  readonly lead?: ReactNode;
};

/** The services with their tables, and a line for every foreign key that is cut. */
export function ServiceDiagram({ cut, name, lead }: ServiceDiagramProps) {
  const [selected, setSelected] = useState<string | null>(null);
  const { diagram, focus } = useFocus(cut, selected);
  const counts = `${countOf(cut.source.tables.length, 'service')}, ${countOf(cut.keys, 'cut foreign key')}`;
  return (
    <DiagramView
      diagram={diagram}
      label={`Diagram of ${counts}.`}
      name={`${name}-services`}
      selected={selected}
      onSelect={setSelected}
      goal={null}
      focus={focus}
      of="services"
      lead={lead}
    />
  );
}
