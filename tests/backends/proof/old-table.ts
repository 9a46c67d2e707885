type Json = Readonly<Record<string, unknown>>;

/** A table with rows as programs of old wrote them, and what the API makes of them. */
export type OldTable = {
  readonly path: string;
  /** What was done to the table since the project was made. */
  readonly changed?: readonly string[];
  /** Statements that write one row each. */
  readonly rows: readonly string[];
  /** What the database holds, as text, in the order of the rows. */
  readonly texts: string;
  /** The list, in the order of the rows. */
  readonly shown: readonly Json[];
  readonly isKeyless?: true;
  /** Its rows have no key, and its list has pages. */
  readonly isView?: true;
  /** What a client writes, and what is kept of it. */
  readonly written?: readonly {
    readonly body: Json;
    readonly shown?: Json;
    readonly read: string;
    readonly kept: Json;
  }[];
  /** A record whose fields cannot become empty: it is made, and each of them is cleared in vain. */
  readonly unclearable?: { readonly body: Json; readonly fields: readonly string[] };
  /** Patches as they are sent, so that no digit is lost, and the texts of the row then; the fields that are refused otherwise. */
  readonly patched?: readonly ({ readonly id: number; readonly body: string } & (
    { readonly read: string; readonly kept: Json } | { readonly fields: readonly string[]; readonly status?: 422 }
  ))[];
  readonly refused?: readonly { readonly body: Json; readonly field: string }[];
  readonly found?: readonly { readonly query: string; readonly count: number }[];
};
