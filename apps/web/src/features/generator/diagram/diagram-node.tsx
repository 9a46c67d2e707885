import { memo } from 'react';
import { cutName, cutRow } from '../../../shared/diagram/cut-row.ts';
import type { PlacedTable } from '../../../shared/diagram/model.ts';
import { HEAD_HEIGHT, NODE_WIDTH, ROW_HEIGHT } from '../../../shared/diagram/node-size.ts';

type DiagramNodeProps = {
  readonly table: PlacedTable;
  readonly isOn: boolean;
  /** False: too small, or too far out of sight, for its columns to be drawn. */
  readonly hasRows: boolean;
  readonly onSelect?: (id: string) => void;
};

/** A table: its name, its first columns, and how many more there are; from afar the name alone, as large as fits. */
export const DiagramNode = memo(function DiagramNode({ table, isOn, hasRows, onSelect }: DiagramNodeProps) {
  const { id, name, x, y, height, columns, more } = table;
  return (
    <g
      className={isOn ? 'node on' : 'node'}
      data-table={id}
      transform={`translate(${x} ${y})`}
      onClick={onSelect && (() => onSelect(id))}
    >
      <rect className="box" width={NODE_WIDTH} height={height} rx="6" />
      <rect className="head" x="1" y="1" width={NODE_WIDTH - 2} height={HEAD_HEIGHT - 2} rx="5" />
      <text className="name" x="10" y="19">
        {cutName(name)}
      </text>
      {(hasRows ? columns : []).map((column, row) => {
        const baseline = HEAD_HEIGHT + row * ROW_HEIGHT + 15;
        const shown = cutRow(column.name, column.isKey ? `PK ${column.type}` : column.type);
        return (
          <g key={column.name} className="row">
            <text className={column.isKey ? 'key' : column.isReference ? 'reference' : undefined} x="10" y={baseline}>
              {shown.name}
            </text>
            <text className="type" x={NODE_WIDTH - 10} y={baseline}>
              {shown.type}
            </text>
          </g>
        );
      })}
      {hasRows && more > 0 && (
        <text className="row type more" x={NODE_WIDTH - 10} y={HEAD_HEIGHT + columns.length * ROW_HEIGHT + 15}>
          {more} more
        </text>
      )}
      <text
        className="far"
        x={NODE_WIDTH / 2}
        y={height / 2}
        dominantBaseline="central"
        style={{ fontSize: farSize(name) }}
      >
        {cutName(name)}
      </text>
      <title>{name}</title>
    </g>
  );
});

/** As large as the width allows; a letter of the mono face is six tenths as wide as it is high. */
function farSize(name: string): number {
  return Math.min(44, (NODE_WIDTH - 16) / (cutName(name).length * 0.61));
}
