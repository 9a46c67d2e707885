/**
 * The file name an answer proposes.
 *
 * @param disposition the `content-disposition` header
 * @returns the last part of the name, so that no header can name a folder; null when there is none
 */
export function fileNameOf(disposition: string | null): string | null {
  if (disposition === null) return null;
  const extended = /filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1];
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition);
  const name = decode(extended) ?? plain?.[1]?.replaceAll(/\\(.)/g, '$1') ?? plain?.[2];
  const last = name?.split(/[\\/]/).at(-1) ?? '';
  return last === '' ? null : last;
}

function decode(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined; // a broken escape: the plain name is used instead
  }
}
