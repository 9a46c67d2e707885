import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { documentTitle, pageMetaOf } from './page-meta.ts';

/** Keeps the browser's tab named after the page. */
export function useDocumentTitle(): void {
  const matches = useMatches();
  const title = matches.map((match) => pageMetaOf(match.handle)?.title).findLast((text) => text !== undefined);
  useEffect(() => {
    if (title !== undefined) document.title = documentTitle(title);
  }, [title]);
}
