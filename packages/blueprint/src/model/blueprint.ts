import type { Features, Layout } from '../options.ts';
import type { Delivery } from './delivery.ts';
import type { Entity } from './entity.ts';
import type { EnumPlan } from './enum.ts';
import type { ClassName } from './java.ts';
import type { KeylessTable } from './keyless.ts';
import type { DatabaseSettings, Migration, Project, Setting } from './project.ts';
import type { ViewPlan } from './view.ts';
import type { Report } from './report.ts';

/** The parts every entity shares, by what they do. */
export type SupportClasses = {
  readonly page: ClassName;
  readonly sorting: ClassName;
  readonly specifications: ClassName;
  readonly summary: ClassName;
  readonly summaries: ClassName;
  readonly unitOfWork: ClassName;
  readonly notFound: ClassName;
  readonly stale: ClassName;
  readonly unknownReference: ClassName;
  readonly badRequest: ClassName;
  readonly exceptionHandler: ClassName;
  readonly created: ClassName;
  readonly etag: ClassName;
  readonly openApi: ClassName;
  readonly fixedText: ClassName;
  readonly requestId: ClassName;
  readonly tracingSwitch: ClassName;
  readonly rows: ClassName;
  readonly statements: ClassName;
  readonly apiTest: ClassName;
  readonly contextTest: ClassName;
};

/** Everything that was decided about a backend, ready to be written down. Readonly and JSON-serialisable. */
export type Blueprint = {
  readonly project: Project;
  readonly database: DatabaseSettings;
  readonly delivery: Delivery;
  readonly layout: Layout;
  readonly features: Features;
  readonly support: SupportClasses;
  readonly entities: readonly Entity[];
  readonly enums: readonly EnumPlan[];
  readonly keyless: readonly KeylessTable[];
  readonly views: readonly ViewPlan[];
  readonly migrations: readonly Migration[];
  /** application.yaml, and application-dev.yaml. */
  readonly settings: readonly Setting[];
  readonly devSettings: readonly Setting[];
  readonly report: Report;
};
