type Said = { readonly message: string; readonly hint: string };

const FORMATS: readonly (readonly [signature: string, said: Said])[] = [
  [
    'PGDMP',
    {
      message: 'This is a PostgreSQL archive in the custom format.',
      hint: 'Write it as SQL: pg_restore --schema-only -f schema.sql FILE',
    },
  ],
  [
    'SQLite format 3\0',
    {
      message: 'This is a SQLite database, not SQL text.',
      hint: 'Write its schema as SQL: sqlite3 FILE .schema > schema.sql',
    },
  ],
  ['PK\u0003\u0004', { message: 'This is a zip archive, not SQL text.', hint: 'Unpack it and upload the .sql file.' }],
  ['PK\u0005\u0006', { message: 'This zip archive is empty.', hint: 'Upload the .sql file itself.' }],
  [
    '\u001f\u008b',
    { message: 'This is a gzip archive, not SQL text.', hint: 'Unpack it (gunzip FILE) and upload the .sql file.' },
  ],
  [
    'BZh',
    { message: 'This is a bzip2 archive, not SQL text.', hint: 'Unpack it (bunzip2 FILE) and upload the .sql file.' },
  ],
  [
    '\u00fd7zXZ',
    { message: 'This is an xz archive, not SQL text.', hint: 'Unpack it (unxz FILE) and upload the .sql file.' },
  ],
  [
    '\u0028\u00b5\u002f\u00fd',
    {
      message: 'This is a Zstandard archive, not SQL text.',
      hint: 'Unpack it (unzstd FILE) and upload the .sql file.',
    },
  ],
  ['%PDF-', { message: 'This is a PDF document, not SQL text.', hint: 'Upload the .sql file itself.' }],
  [
    'TAPE',
    {
      message: 'This is a SQL Server backup, not SQL text.',
      hint: 'Restore it and let Management Studio generate scripts.',
    },
  ],
];

/** What to say about a file that is known by its first bytes to be no SQL text; nothing for any other file. */
export function archiveHint(bytes: Uint8Array): Said | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  return FORMATS.find(([signature]) => start.startsWith(signature))?.[1];
}
