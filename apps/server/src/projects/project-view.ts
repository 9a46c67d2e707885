import type { Project, ProjectMetadata } from '@backsmith/contract';
import type { StoredOptions } from '../db/stored.ts';
import type { ProjectWithFacts } from './project-store.ts';

/** The project as its owner sees it. */
export function projectView(row: ProjectWithFacts): Project {
  return {
    id: row.id,
    name: row.name,
    status: row.status,
    originalIdea: row.originalIdea,
    draft: row.draft,
    description: row.description,
    createdAt: row.createdAt.toISOString(),
    generatedAt: row.generatedAt?.toISOString() ?? null,
    zipFilename: row.zipFilename,
    errorMessage: row.errorMessage,
    metadata: metadataOf(row.options),
    database: row.options?.database ?? null,
    versions: row.versions,
    leftOut: row.leftOut,
  };
}

/** What was chosen, as the strings the specification names; a draft has chosen nothing yet. */
function metadataOf(options: StoredOptions | null): ProjectMetadata {
  return {
    generateSwagger: flag(options?.features.swagger),
    generateExceptionHandler: flag(options?.features.exceptionHandler),
    generateSecurityComponents: flag(options?.features.security),
    isMonolithicApplication: flag(options?.architecture === 'monolithic'),
    crudEnabled: 'true',
  };
}

function flag(on: boolean | undefined): 'true' | 'false' {
  return on === true ? 'true' : 'false';
}
