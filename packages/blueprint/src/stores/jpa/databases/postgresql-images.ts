/** An image of PostgreSQL, and what Testcontainers calls it. */
type ServerImage = { readonly image: string; readonly testcontainer?: string };

const IMAGES: readonly (ServerImage & { readonly extension: string })[] = [
  { extension: 'postgis', image: 'postgis/postgis:18-3.6', testcontainer: 'postgis' },
  { extension: 'vector', image: 'pgvector/pgvector:pg18', testcontainer: 'pgvector' },
];

/** The image that brings an extension along; no published one has two of them, so that the first decides. */
export function imageWith(extensions: readonly string[]): ServerImage {
  const { image, testcontainer } = IMAGES.find(({ extension }) => extensions.includes(extension)) ?? PLAIN;
  return { image, ...(testcontainer === undefined ? {} : { testcontainer }) };
}

const PLAIN: ServerImage = { image: 'postgres:18' };
