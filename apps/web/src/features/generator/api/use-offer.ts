import { capabilitiesAnswer, PATHS } from '@backsmith/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { offerOf } from '../model/offer.ts';

/** What this server can generate today. Until it answers, and if it does not, only what every server can. */
export function useOffer() {
  const { data } = useQuery({
    queryKey: ['capabilities'],
    queryFn: async ({ signal }) => (await call(PATHS.capabilities, capabilitiesAnswer, { signal })).data,
    staleTime: Infinity,
  });
  return offerOf(data);
}
