import { classNames } from '../lib/class-names.ts';
import { type Diagram, HEAD_HEIGHT, type PlacedTable, ROW_HEIGHT } from '../lib/diagram-layout.ts';

type SchemaDiagramProps = {
  readonly diagram: Diagram;
  readonly label: string;
  readonly selected?: string | undefined;
  readonly onPoint?: (table: string) => void;
  readonly className?: string;
};

/** Tables and their relations. The selected table and what hangs on it are ember. */
export function SchemaDiagram({ diagram, label, selected, onPoint, className }: SchemaDiagramProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${diagram.width} ${diagram.height}`}
      className={classNames('diagram block h-auto', className)}
    >
      {diagram.relations.map((relation) => (
        <path
          key={`${relation.from}.${relation.column}`}
          d={relation.path}
          className={classNames('edge', (relation.from === selected || relation.to === selected) && 'on')}
        />
      ))}
      {diagram.tables.map((table) => (
        <g
          key={table.name}
          className={table.name === selected ? 'on' : undefined}
          onPointerEnter={onPoint && (() => onPoint(table.name))}
        >
          <TableNode table={table} />
        </g>
      ))}
    </svg>
  );
}

function TableNode({ table }: { readonly table: PlacedTable }) {
  const { x, y, width, height } = table;
  return (
    <>
      <rect className="box" x={x} y={y} width={width} height={height} rx="6" />
      <rect className="head" x={x + 1} y={y + 1} width={width - 2} height={HEAD_HEIGHT - 2} rx="5" />
      <text className="name" x={x + 10} y={y + 19}>
        {table.name}
      </text>
      {table.columns.map((column, index) => {
        const baseline = y + HEAD_HEIGHT + index * ROW_HEIGHT + 15;
        return (
          <g key={index}>
            <text className={column.isKey ? 'key' : undefined} x={x + 10} y={baseline}>
              {column.name}
            </text>
            <text className="type" x={x + width - 10} y={baseline}>
              {column.isKey ? `PK ${column.type}` : column.type}
            </text>
          </g>
        );
      })}
    </>
  );
}
