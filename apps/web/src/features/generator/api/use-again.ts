import { PATHS, projectSchemaAnswer, projectVersionsAnswer } from '@backsmith/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

/** The schema of a project, what was chosen for it, and whether another version costs anything. */
export function useAgain(projectId: string) {
  return useQuery({
    queryKey: ['project-again', projectId],
    queryFn: async ({ signal }) => {
      const [schema, versions] = await Promise.all([
        call(PATHS.projectSchema(projectId), projectSchemaAnswer, { signal }),
        call(PATHS.projectVersions(projectId), projectVersionsAnswer, { signal }),
      ]);
      return { schema: schema.data, ...versions.data };
    },
    // What is being changed here must not be replaced by what was there.
    staleTime: Infinity,
    gcTime: 0,
  });
}

export type Again = NonNullable<ReturnType<typeof useAgain>['data']>;
