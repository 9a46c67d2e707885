import {
  FURTHER_NAMES,
  type FurtherOptions,
  type GenerateRequest,
  type IdeaGuide,
  type PreviewRequest,
  type ProjectOptions,
} from '@backsmith/contract';
import {
  featuresWhere,
  standardOf,
  type Architecture,
  type Features,
  type SchemaChoices,
  type ServicePlan,
} from '@backsmith/options';
import { choicesFor } from './column-choices.ts';

/** What the wizard asks for. */
export type Setup = {
  readonly projectName: string;
  readonly packageName: string;
  /** Null until one is chosen: the page then preselects what the server offers. */
  readonly architectureType: Architecture | null;
  readonly features: Features;
  /** What is absent follows from the file. */
  readonly further: FurtherValues;
  /** What single columns are for, where somebody said so. */
  readonly choices: SchemaChoices;
  /** Which service keeps which tables, where somebody said so; null: the schema decides. */
  readonly services: ServicePlan | null;
  /** How many services there are where no plan says so; null: as many as suit the schema. */
  readonly servicesCount: number | null;
};

/** The options that are one value of a list. */
type FurtherValues = Omit<FurtherOptions, 'services' | 'servicesCount'>;

/** An empty wizard. All optional parts start off, so that the first suggested plan is Starter. */
export const EMPTY_SETUP: Setup = {
  projectName: '',
  packageName: '',
  architectureType: null,
  features: featuresWhere(() => false),
  further: Object.fromEntries(FURTHER_NAMES.map((name) => [name, standardOf(name)])),
  choices: {},
  services: null,
  servicesCount: null,
};

/** What a backend may be made of besides a file: words. */
export type Idea = { readonly idea: string };

/** A schema the server holds as a draft, uploaded or made of an idea. */
export type DraftSchema = {
  readonly projectId: string;
  readonly sqlSchema: string;
  readonly originalIdea: string;
  readonly schemaType: 'uploaded_file' | 'generated';
  readonly generatedAt: string;
  /** What was assumed while an idea became a schema. */
  readonly notes?: readonly string[];
  /** What the conversation about it goes on with. */
  readonly guide?: IdeaGuide | undefined;
};

/** What a draft is kept as: its name, and what this browser calls it, so that it is one draft however often it is sent. */
export type DraftToBe = { readonly name: string; readonly key: string | undefined };

/** A setup with nothing left to preselect. */
export type FinishedSetup = Setup & { readonly architectureType: Architecture };

/** What was chosen for a project before, as the wizard holds it. */
export function setupOf({ projectName, packageName, architectureType, features, ...rest }: ProjectOptions): Setup {
  const { services, servicesCount, ...further } = rest.options ?? {};
  return {
    ...{ projectName, packageName, architectureType },
    features: featuresWhere((name) => features[name]),
    further: { ...EMPTY_SETUP.further, ...further },
    choices: rest.choices ?? {},
    services: services ?? null,
    servicesCount: servicesCount ?? null,
  };
}

/** The body of POST /api/preview: what would be built of a schema as it stands. */
export function previewRequestOf(setup: FinishedSetup, sqlSchema: string): PreviewRequest {
  const { projectName, packageName, architectureType, features, further } = setup;
  const choices = choicesFor(setup.choices, features, further.database);
  return {
    ...{ projectName, packageName, architectureType, sqlSchema },
    features: { crudEnabled: true, ...features },
    options: architectureType === 'microservice' ? { ...further, ...sharedOutAs(setup) } : further,
    ...(choices && { choices }),
  };
}

/** How the tables are to be shared out, where somebody said so: by a plan, else in a number of services. */
function sharedOutAs({ services, servicesCount }: Setup): Pick<FurtherOptions, 'services' | 'servicesCount'> {
  if (services !== null) return { services };
  return servicesCount === null ? {} : { servicesCount };
}

/** The body of POST /api/generate-microservice. */
export function generationRequestOf(
  setup: FinishedSetup,
  schema: DraftSchema,
  asked: Pick<GenerateRequest, 'userId' | 'firstBuild'>,
): GenerateRequest {
  const { sqlSchema, originalIdea, projectId } = schema;
  return { ...previewRequestOf(setup, sqlSchema), originalIdea, projectId, ...asked };
}
