import type { IdeaGuide } from '@backsmith/contract';
import type { ServicePlan } from '@backsmith/options';
import type { Dialect } from '@backsmith/sql';
import type { Diagnostic } from '@backsmith/text';
import type { Diagram, DiagramSource } from '../../../shared/diagram/model.ts';

/** What was understood of a schema, as far as the page shows it. Plain data: it comes from another thread. */
export type Understood = {
  /** What was read, decoded; rows of data are blank lines, so that every line keeps its number. */
  readonly text: string;
  readonly dialect: Dialect;
  /** True where the text by itself would be read by another dialect. */
  readonly isUnsaid: boolean;
  /** The dialect's database, in people's words. */
  readonly database: string;
  /** Where each table begins, in the order of the text. */
  readonly tables: readonly TablePlace[];
  readonly relations: number;
  readonly views: number;
  /** What does not reach the backend, and what was assumed; both in the order of the text. */
  readonly leftOut: readonly Diagnostic[];
  readonly assumed: readonly Diagnostic[];
  readonly source: DiagramSource;
  /** The tables with their columns. */
  readonly diagram: Diagram;
  /** Their names alone, by neighbourhoods. */
  readonly map: Diagram;
};

/** How the tables are shared out among services, or why a plan cannot be followed. Plain data, as it comes from another thread. */
export type Cut =
  | {
      readonly kind: 'cut';
      /** The services with their tables, by the names plans use. */
      readonly plan: ServicePlan;
      /** Which foreign keys are cut and why, in the order of the text. */
      readonly findings: readonly Diagnostic[];
      /** How many keys are cut. */
      readonly keys: number;
      readonly source: DiagramSource;
      readonly diagram: Diagram;
    }
  | { readonly kind: 'problems'; readonly problems: readonly Diagnostic[] };

/** A cut that could be made. */
export type MadeCut = Extract<Cut, { kind: 'cut' }>;

export type TablePlace = {
  readonly id: string;
  readonly name: string;
  readonly line: number;
  readonly columns: number;
};

/** What became of a sentence about a schema. */
export type Change =
  | {
      readonly kind: 'change';
      readonly understood: Understood;
      /** What was done, in sentences. */
      readonly notes: readonly string[];
      /** What differs between before and after, in words. */
      readonly differences: readonly string[];
    }
  | { readonly kind: 'question'; readonly message: string; readonly choices: readonly string[] }
  | { readonly kind: 'refusal'; readonly message: string };

/** A schema as it was drafted, from a file, an idea or a model of the library. */
export type Drafted = {
  readonly understood: Understood;
  /** What was assumed, in sentences. */
  readonly notes?: readonly string[];
  /** What the conversation goes on with; a file has none. */
  readonly guide?: IdeaGuide | undefined;
};

/** What became of an idea. */
export type ReadIdea =
  | ({ readonly kind: 'schema' } & Drafted)
  | {
      readonly kind: 'refusal';
      readonly code: string;
      readonly message: string;
      readonly suggestions: readonly string[];
    };

/** A model of the library, as one chooses it. */
export type ModelEntry = {
  readonly name: string;
  readonly title: string;
  /** What it is about, in a sentence. */
  readonly says: string;
  readonly category: string;
  /** How many tables it has without packs. */
  readonly tables: number;
  readonly packs: readonly { readonly name: string; readonly title: string; readonly tables: number }[];
};

/** What became of a model of the library. */
export type ReadTemplate = Drafted;
