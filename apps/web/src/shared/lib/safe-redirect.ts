/**
 * Where to go after sign-in, when the address names a page of this site.
 *
 * @param target the `redirect` parameter as it came
 * @returns path, query and anchor of a page on `origin`, or null for anything that leads elsewhere
 */
export function safeRedirect(target: string | null, origin: string): string | null {
  // A backslash and control characters are read as slashes or dropped by browsers: `/\evil`, `/\t/evil`.
  if (target === null || !target.startsWith('/') || /[\\\p{Cc}]/u.test(target)) return null;
  const url = URL.parse(target, origin);
  if (url?.origin !== origin || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
