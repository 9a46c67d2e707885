import type { Diagram, DiagramRelation } from '../../../shared/diagram/model.ts';

/** A column of a model: as the diagram draws it, and what there is to know of it besides. */
export type TemplateColumn = {
  readonly name: string;
  /** As PostgreSQL spells it. */
  readonly type: string;
  readonly isKey: boolean;
  readonly isRequired: boolean;
  readonly isUnique: boolean;
  /** The only values it may hold. */
  readonly values?: readonly string[];
  /** The table it refers to. */
  readonly refersTo?: string;
};

export type TemplateTable = {
  readonly name: string;
  /** What a row is, in a sentence. */
  readonly says: string;
  readonly columns: readonly TemplateColumn[];
};

/** The core of a model, or a pack; the core has no name. */
export type TemplatePart = {
  readonly name: string | null;
  readonly title: string;
  readonly tables: readonly TemplateTable[];
};

/** What the page of a model shows. Plain data: it is written into the page. */
export type TemplateFacts = {
  readonly name: string;
  readonly title: string;
  readonly says: string;
  readonly category: string;
  /** Others of its category. */
  readonly related: readonly { readonly name: string; readonly title: string }[];
  readonly parts: readonly TemplatePart[];
  readonly relations: readonly DiagramRelation[];
  /** The core, with its places decided. */
  readonly diagram: Diagram;
};

/** A diagram so small that it has no words: path data of its boxes, of their heads and of its lines. */
export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly boxes: string;
  readonly lines: string;
};

export type GalleryEntry = {
  readonly name: string;
  readonly title: string;
  readonly says: string;
  /** How many tables its core has, and how many its packs. */
  readonly tables: number;
  readonly more: number;
};

/** The picture of each model, by its name. */
export type Pictures = Readonly<Record<string, Picture>>;

/** What the gallery shows. Plain data: it is written into the page, but for the pictures, which stand there as they are drawn. */
export type GalleryFacts = {
  readonly pictures?: Pictures;
  readonly categories: readonly {
    readonly name: string;
    readonly title: string;
    readonly entries: readonly GalleryEntry[];
  }[];
};
