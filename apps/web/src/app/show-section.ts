/**
 * Brings the section an anchor names into view.
 * @param hash `#pricing`; an empty one, or one that names nothing here, changes nothing
 */
export function showSection(hash: string, behavior: ScrollBehavior): void {
  if (hash === '') return;
  document.getElementById(hash.slice(1))?.scrollIntoView({ behavior });
}
