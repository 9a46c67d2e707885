import { useSearchParams } from 'react-router';

const PAGE_SIZE = '20';

/** The search, filters and page of a list as they stand in the address bar. @param filters the names the server takes */
export function useListAddress<Name extends string>(filters: readonly Name[]) {
  const [params, setParams] = useSearchParams();
  const query = new URLSearchParams({ limit: PAGE_SIZE });
  for (const name of [...filters, 'page']) {
    const value = params.get(name);
    if (value !== null) query.set(name, value);
  }
  /** Another filter begins at the first page. */
  const show = (change: Partial<Record<Name | 'page', string>>) =>
    setParams((known) => {
      const next = new URLSearchParams(known);
      next.delete('page');
      for (const [name, value] of Object.entries<string | undefined>(change)) {
        if (value === undefined || value === '') next.delete(name);
        else next.set(name, value);
      }
      return next;
    });
  return { params, query, show };
}
