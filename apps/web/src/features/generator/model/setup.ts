import type { ArchitectureType, FurtherOptions, GenerateRequest, TargetJavaVersion } from '@backsmith/contract';

/** The parts one may add; CRUD is always there. */
export type OptionalFeature = 'swagger' | 'exceptionHandler' | 'security';

/** What the wizard asks for. */
export type Setup = {
  readonly projectName: string;
  readonly packageName: string;
  /** Null until one is chosen: the page then preselects what the server offers. */
  readonly architectureType: ArchitectureType | null;
  readonly features: Readonly<Record<OptionalFeature, boolean>>;
  /** `from-file`: what the file's own dialect says. */
  readonly database: 'from-file' | NonNullable<FurtherOptions['database']>;
  readonly javaVersion: TargetJavaVersion;
};

/** An empty wizard. All optional parts start off, so that the first suggested plan is Starter. */
export const EMPTY_SETUP: Setup = {
  projectName: '',
  packageName: '',
  architectureType: null,
  features: { swagger: false, exceptionHandler: false, security: false },
  database: 'from-file',
  javaVersion: 17,
};

/** A schema the server holds. */
export type UploadedSchema = {
  readonly projectId: string;
  readonly sqlSchema: string;
  readonly originalIdea: string;
  readonly schemaType: 'uploaded_file';
  readonly generatedAt: string;
};

/** A setup with nothing left to preselect. */
export type FinishedSetup = Setup & { readonly architectureType: ArchitectureType };

/** The body of POST /api/generate-microservice. */
export function generationRequestOf(setup: FinishedSetup, schema: UploadedSchema, userId: string): GenerateRequest {
  const { projectName, packageName, architectureType, features, database, javaVersion } = setup;
  return {
    projectName,
    packageName,
    architectureType,
    features: { crudEnabled: true, ...features },
    sqlSchema: schema.sqlSchema,
    originalIdea: schema.originalIdea,
    projectId: schema.projectId,
    userId,
    options: database === 'from-file' ? { javaVersion } : { javaVersion, database },
  };
}
