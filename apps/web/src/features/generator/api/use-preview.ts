import { PATHS, previewAnswer, type PreviewRequest } from '@backsmith/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

/** What would be built of a schema as it stands. While another choice is worked out, what was shown stays. */
export function usePreview(json: PreviewRequest) {
  return useQuery({
    queryKey: ['preview', json],
    queryFn: async ({ signal }) => (await call(PATHS.preview, previewAnswer, { method: 'POST', json, signal })).data,
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
    placeholderData: keepPreviousData,
  });
}
