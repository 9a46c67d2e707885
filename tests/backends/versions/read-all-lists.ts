/** What a backend answered to the call of a whole list. */
export type ReadList = { readonly path: string; readonly status: number; readonly entries: number };

type Get = { readonly parameters?: readonly { readonly name: string }[] };
type Document = { readonly paths: Readonly<Record<string, { readonly get?: Get }>> };

/** The most a page holds. */
const PAGE = 100;

function isSize({ name }: { readonly name: string }): boolean {
  return name === 'size';
}

/** Reads the first page of every list its document names that needs no other record to begin with. */
export async function readAllLists(url: string): Promise<readonly ReadList[]> {
  const document = (await (await fetch(`${url}/v3/api-docs`)).json()) as Document;
  const paths = Object.entries(document.paths).flatMap(([path, { get }]) =>
    get === undefined || path.includes('{') ? [] : [{ path, isPaged: get.parameters?.some(isSize) === true }],
  );
  const lists: ReadList[] = [];
  for (const { path, isPaged } of paths) {
    const answer = await fetch(`${url}${path}${isPaged ? `?size=${PAGE}` : ''}`);
    const body = (await answer.json()) as { readonly items?: readonly unknown[] };
    lists.push({ path, status: answer.status, entries: body.items?.length ?? 0 });
  }
  return lists;
}
