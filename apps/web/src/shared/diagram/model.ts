/** A column as a diagram draws it. */
export type DiagramColumn = {
  readonly name: string;
  readonly type: string;
  readonly isKey: boolean;
  readonly isReference: boolean;
};

/** A table as a diagram draws it. */
export type DiagramTable = {
  /** Unlike the name, one of its kind: tables of two namespaces may share a name. */
  readonly id: string;
  readonly name: string;
  readonly columns: readonly DiagramColumn[];
};

/** A foreign key: many rows of `from` point at one of `to`. Both are ids. */
export type DiagramRelation = {
  readonly from: string;
  readonly column: string;
  readonly to: string;
  /** The key column it points at. */
  readonly target: string;
};

/** Tables and the relations between them. */
export type DiagramSource = {
  readonly tables: readonly DiagramTable[];
  readonly relations: readonly DiagramRelation[];
};

export type PlacedTable = {
  readonly id: string;
  readonly name: string;
  /** Those that are shown; the first ones of a wide table. */
  readonly columns: readonly DiagramColumn[];
  /** How many more there are. */
  readonly more: number;
  readonly x: number;
  readonly y: number;
  readonly height: number;
};

export type PlacedRelation = DiagramRelation & {
  /** SVG path data: the line, the crow's foot at the many end and the bar at the one end. */
  readonly path: string;
  /** It leads from one neighbourhood to another. */
  readonly isFar?: boolean;
};

/** The ground of a neighbourhood. */
export type DiagramArea = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A diagram with its places decided. */
export type Diagram = {
  readonly width: number;
  readonly height: number;
  /** Where neighbourhoods are told apart. */
  readonly areas?: readonly DiagramArea[];
  readonly tables: readonly PlacedTable[];
  readonly relations: readonly PlacedRelation[];
};
