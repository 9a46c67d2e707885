/** What a backend answered to the call of a whole list. */
export type ReadList = { readonly path: string; readonly status: number; readonly entries: number };

type Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>> };

/** The most a page holds. */
const PAGE = 100;

/** Reads the first page of every list its document names that needs no other record to begin with. */
export async function readAllLists(url: string): Promise<readonly ReadList[]> {
  const document = (await (await fetch(`${url}/v3/api-docs`)).json()) as Document;
  const paths = Object.entries(document.paths).flatMap(([path, calls]) =>
    'get' in calls && !path.includes('{') ? [path] : [],
  );
  const lists: ReadList[] = [];
  for (const path of paths) {
    const answer = await fetch(`${url}${path}?size=${PAGE}`);
    const body = (await answer.json()) as { readonly items?: readonly unknown[] };
    lists.push({ path, status: answer.status, entries: body.items?.length ?? 0 });
  }
  return lists;
}
