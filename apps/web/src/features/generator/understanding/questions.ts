import type { ServicePlan } from '@backsmith/options';
import type { Dialect } from '@backsmith/sql';
import type { Diagram, DiagramSource } from '../../../shared/diagram/model.ts';
import type { ReadArchive } from '../result/read-archive.ts';
import type { Source } from './understand.ts';
import type { Change, Cut, ModelEntry, ReadIdea, ReadTemplate, Understood } from './understood.ts';

/** What the reader beside the page is asked. */
export type Question =
  | { readonly ask: 'read'; readonly source: Source }
  | { readonly ask: 'idea'; readonly idea: string }
  | { readonly ask: 'models'; readonly query: string }
  | { readonly ask: 'template'; readonly name: string; readonly packs: readonly string[] }
  | { readonly ask: 'change'; readonly text: string; readonly dialect: Dialect; readonly sentence: string }
  | { readonly ask: 'differences'; readonly before: string; readonly after: string; readonly dialect: Dialect }
  | {
      readonly ask: 'cut';
      readonly text: string;
      readonly dialect: Dialect;
      readonly plan: ServicePlan | null;
      readonly count: number | null;
      readonly isGuarded: boolean;
    }
  | { readonly ask: 'archive'; readonly bytes: Uint8Array }
  | { readonly ask: 'layout'; readonly source: DiagramSource; readonly shownRows?: number };

/** What it answers, by what was asked. */
export type Answer = {
  readonly read: Understood;
  readonly idea: ReadIdea;
  readonly models: readonly ModelEntry[];
  readonly template: ReadTemplate | null;
  readonly change: Change;
  readonly differences: readonly string[];
  readonly cut: Cut;
  readonly archive: ReadArchive;
  readonly layout: Diagram;
};
