/** What a column holds, in the words of an idea's model. */
export type ModelType =
  'string' | 'text' | 'integer' | 'bigint' | 'decimal' | 'money' | 'boolean' | 'date' | 'time' | 'timestamp' | 'uuid';

export type ModelColumn = {
  /** In snake case, unique within its table. */
  readonly name: string;
  readonly type: ModelType;
  /** Most characters of a `string`. */
  readonly length?: number;
  readonly required: boolean;
  readonly unique: boolean;
  /** The only values it may hold. */
  readonly values?: readonly string[];
  /** `now` stands for the time of creation. */
  readonly default?: string | number | boolean;
  readonly min?: number;
  readonly max?: number;
  /** The column of its table it may not lie before. */
  readonly notBefore?: string;
};

export type ModelLink = {
  /** The part the other row plays; it names the column. The name of the table it refers to, unless told otherwise. */
  readonly role: string;
  /** The thing it refers to. */
  readonly target: string;
  readonly required: boolean;
  readonly unique: boolean;
  readonly onDelete: 'restrict' | 'cascade' | 'set null';
};

export type ModelThing = {
  /** In the singular and snake case. */
  readonly name: string;
  /** Other words for the same thing, as a text has them. */
  readonly others: readonly string[];
  /** One sentence for whoever reads the API. */
  readonly says: string;
  readonly columns: readonly ModelColumn[];
  readonly links: readonly ModelLink[];
  /** Columns and roles whose values together occur once. */
  readonly uniques: readonly (readonly string[])[];
  /** Its line in the file, counted from 1. */
  readonly line: number;
};

/** Things to be added together where a text speaks of them. */
export type ModelPack = {
  readonly name: string;
  readonly title: string;
  readonly cues: readonly string[];
  readonly things: readonly ModelThing[];
};

/** How systems of one trade are modelled: what all of them have, and what some have as well. */
export type DomainModel = {
  readonly name: string;
  readonly title: string;
  readonly says: string;
  /** Products people name instead: "like Trello". */
  readonly like: readonly string[];
  /** Phrases that name the domain, in lower case. */
  readonly cues: readonly string[];
  /** Phrases that name it where nothing else is named: "a booking app". */
  readonly hints: readonly string[];
  /** The thing of the core that others stand for: boats, in an Airbnb for boats. */
  readonly about?: string;
  /** Each behind those it must refer to, so that rows can be entered in this order. */
  readonly core: readonly ModelThing[];
  readonly packs: readonly ModelPack[];
};

/** What is wrong with a file of the library, and where. */
export type ModelFinding = { readonly domain: string; readonly line: number; readonly message: string };
