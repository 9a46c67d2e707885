import { memo } from 'react';
import { cutLabel, cutName, cutRow } from '../../../shared/diagram/cut-row.ts';
import type { PlacedTable } from '../../../shared/diagram/model.ts';
import { HEAD_HEIGHT, NAME_HEIGHT, NODE_WIDTH, ROW_HEIGHT } from '../../../shared/diagram/node-size.ts';
import { classNames } from '../../../shared/lib/class-names.ts';

type DiagramNodeProps = {
  readonly table: PlacedTable;
  readonly isOn: boolean;
  /** A row that is dragged would go into it. */
  readonly isAimedAt?: boolean;
  /** False: too small, or too far out of sight, for its columns to be drawn. */
  readonly hasRows: boolean;
  /** How high the letters of names are that stand alone, in the diagram's measure: the same for all. */
  readonly labelSize: number;
  /** Which rows can be dragged away; without it none. */
  readonly canDrag?: ((row: string) => boolean) | undefined;
  readonly onSelect?: (id: string) => void;
};

/** A table: its name, its first columns, and how many more there are; on a map, and from afar, the name alone. */
export const DiagramNode = memo(function DiagramNode({
  table,
  isOn,
  hasRows,
  labelSize,
  onSelect,
  ...drag
}: DiagramNodeProps) {
  const { id, name, x, y, height, columns, more } = table;
  const isName = height === NAME_HEIGHT;
  const middle = {
    x: NODE_WIDTH / 2,
    y: height / 2,
    dominantBaseline: 'central',
    style: { fontSize: labelSize },
  } as const;
  return (
    <g
      className={classNames('node', isOn && 'on', drag.isAimedAt && 'aimed')}
      data-table={id}
      transform={`translate(${x} ${y})`}
      onClick={onSelect && (() => onSelect(id))}
    >
      <rect className="box" width={NODE_WIDTH} height={height} rx="6" />
      {isName ? (
        <text className="alone" {...middle}>
          {cutLabel(name, labelSize)}
        </text>
      ) : (
        <>
          <rect className="head" x="1" y="1" width={NODE_WIDTH - 2} height={HEAD_HEIGHT - 2} rx="5" />
          <text className="name" x="10" y="19">
            {cutName(name)}
          </text>
          <text className="far" {...middle}>
            {cutLabel(name, labelSize)}
          </text>
        </>
      )}
      {(hasRows ? columns : []).map((column, row) => {
        const baseline = HEAD_HEIGHT + row * ROW_HEIGHT + 15;
        const other = column.isReference ? 'reference' : undefined;
        const shown = cutRow(column.name, column.isKey ? `PK ${column.type}` : column.type);
        return (
          <g
            key={column.name}
            className="row"
            data-row={column.name}
            data-hold={drag.canDrag?.(column.name) ? '' : undefined}
          >
            {drag.canDrag?.(column.name) && (
              <rect className="grip" x="1" y={baseline - 15} width={NODE_WIDTH - 2} height={ROW_HEIGHT} />
            )}
            <text className={column.isKey ? 'key' : other} x="10" y={baseline}>
              {shown.name}
            </text>
            <text className="type" x={NODE_WIDTH - 10} y={baseline}>
              {shown.type}
            </text>
          </g>
        );
      })}
      {hasRows && !isName && more > 0 && (
        <text className="row type more" x={NODE_WIDTH - 10} y={HEAD_HEIGHT + columns.length * ROW_HEIGHT + 15}>
          {more} more
        </text>
      )}
      <title>{name}</title>
    </g>
  );
});
