import { LIMITS, PROJECT_STATUSES, type ProjectsQuery } from '@backsmith/contract';

/** Projects on a page. */
export const PAGE_SIZE = LIMITS.projects.defaultLimit;

export type ListAddress = {
  readonly search: string;
  readonly status: NonNullable<ProjectsQuery['status']> | '';
  readonly page: number;
};

/** What the address bar asks for; whatever is no part of it is passed over. */
export function readAddress(params: URLSearchParams): ListAddress {
  const page = Number(params.get('page'));
  return {
    search: (params.get('search') ?? '').slice(0, LIMITS.search.max),
    status: PROJECT_STATUSES.find((status) => status === params.get('status')) ?? '',
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
  };
}

/** The same for the address bar, without what is usual anyway. */
export function writeAddress({ search, status, page }: ListAddress): URLSearchParams {
  const params = new URLSearchParams();
  if (search !== '') params.set('search', search);
  if (status !== '') params.set('status', status);
  if (page > 1) params.set('page', String(page));
  return params;
}
