import type { RouteObject } from 'react-router';

/** Loads the code of a lazy route into the table, so that its first rendering does not wait. */
export async function loadPage(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  const page = await route.lazy();
  Object.assign(route, page, { lazy: undefined });
}
