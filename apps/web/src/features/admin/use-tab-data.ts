import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isSessionOver } from '../../shared/api/api-error.ts';
import type { BannerOutlet } from './use-banner.ts';

type TabData<Data> = {
  readonly key: readonly unknown[];
  readonly load: (signal: AbortSignal) => Promise<Data>;
  /** What the banner says of a load that failed. */
  readonly failure: string;
  readonly outlet: BannerOutlet;
};

/** The data of a tab, loaded whenever it is entered; a failure stands in the banner. */
export function useTabData<Data>({ key, load, failure, outlet }: TabData<Data>) {
  const query = useQuery({
    queryKey: ['admin', ...key],
    queryFn: ({ signal }) => load(signal),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
  const { error, isSuccess } = query;
  const { failBeside } = outlet;
  useEffect(() => {
    if (error !== null && !isSessionOver(error)) failBeside(failure, error);
  }, [error, failBeside, failure]);
  return { ...query, isSuccess };
}
