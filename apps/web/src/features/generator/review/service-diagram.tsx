import { useState, type ReactNode } from 'react';
import { countOf } from '@backsmith/text';
import { DiagramView } from '../diagram/diagram-view.tsx';
import { useFocus } from '../diagram/use-focus.ts';
import type { MadeCut } from '../understanding/understood.ts';

type ServiceDiagramProps = {
  readonly cut: MadeCut;
  readonly name: string;
  /** A table was dragged to another service, by its place in the plan; without it none can be. */
  readonly onMove?: (table: string, to: number) => void;
  /** Stands before the tools, and among them. */
  readonly lead?: ReactNode;
  readonly tools?: ReactNode;
};

/** The services with their tables, which are dragged from one to another, and a line for every foreign key that is cut. */
export function ServiceDiagram({ cut, name, onMove, lead, tools }: ServiceDiagramProps) {
  const [selected, setSelected] = useState<string | null>(null);
  const { diagram, focus } = useFocus(cut, selected);
  const counts = `${countOf(cut.source.tables.length, 'service')}, ${countOf(cut.keys, 'cut foreign key')}`;
  const { services } = cut.plan;
  const drag = onMove && {
    canMove: (table: string) => services.some(({ tables }) => tables.includes(table)),
    onMove: (table: string, to: string) => {
      const place = services.findIndex((service) => service.name === to);
      if (place >= 0) onMove(table, place);
    },
  };
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
      drag={drag}
      lead={lead}
      tools={tools}
    />
  );
}
