import { QueryCache, QueryClient, MutationCache } from '@tanstack/react-query';
import { isNetworkError, isSessionOver } from '../shared/api/api-error.ts';

/**
 * The cache of server answers.
 *
 * @param onSessionOver called when any call is refused because the session ended
 */
export function createQueryClient(onSessionOver: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (isSessionOver(error)) onSessionOver();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // A refusal will not change by asking again; a missing answer may.
        retry: (failures, error) => isNetworkError(error) && failures < 2,
      },
    },
  });
}
