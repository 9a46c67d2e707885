/**
 * What a conversation about a drafted schema is led by, beside the schema itself. Every `sentence` is a follow-up that
 * `editSchema` takes as it stands, behind the SQL text of the same answer.
 */
export type IdeaGuide = {
  /** What was understood, in one sentence: "Help desk: customers, agents, tickets and 2 more." */
  readonly summary: string;
  /** The models of the library it was read with, the first one foremost; none where the idea names none. */
  readonly domains: readonly { readonly name: string; readonly title: string }[];
  /** At most three, the weightiest first. */
  readonly questions: readonly GuideQuestion[];
  /** What such systems often have besides: packs of the model, and things of its core that were left out. */
  readonly offers: readonly GuideOffer[];
  /** What was decided without being told. */
  readonly assumptions: readonly GuideAssumption[];
  /** Said in the language of the text where that is not English: offline rules read English alone. */
  readonly notice?: { readonly language: string; readonly message: string };
};

export type GuideQuestion = {
  readonly text: string;
  readonly options: readonly {
    readonly label: string;
    /** Absent where the option leaves everything as it is. */
    readonly sentence?: string;
  }[];
};

/** A chip: a few words, and the follow-up that adds what they name: tables, or a link between two that are there. */
export type GuideOffer = { readonly label: string; readonly sentence: string; readonly tables: readonly string[] };

export type GuideAssumption = {
  readonly text: string;
  /** The table it is about. */
  readonly table: string;
  /** The follow-up that takes it back. */
  readonly sentence: string;
};
