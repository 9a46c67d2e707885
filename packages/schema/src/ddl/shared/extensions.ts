/** Words of types, operator classes and functions that come from an extension in PostgreSQL's own distribution or PostGIS. */
export const EXTENSIONS: readonly (readonly [extension: string, words: RegExp])[] = [
  ['citext', /\bcitext\b/i],
  ['hstore', /\bhstore\b/i],
  ['ltree', /\b(ltree|lquery|ltxtquery)\b/i],
  ['cube', /\b(cube|earth_distance|ll_to_earth|earth_box)\b/i],
  ['earthdistance', /\b(earth_distance|ll_to_earth|earth_box)\s*\(/i],
  ['isn', /\b(isbn|isbn13|issn|ean13)\b/i],
  ['pg_trgm', /\b(gin_trgm_ops|gist_trgm_ops|((strict_)?word_)?similarity\s*\(|show_trgm\s*\()/i],
  ['btree_gin', /\bplain gin\b/],
  [
    'btree_gist',
    /\b(plain gist|gist_(int[248]|float[48]|timestamp(tz)?|time(tz)?|date|interval|cash|text|bpchar|bytea|numeric|v?bit|inet|cidr|macaddr8?|oid|uuid|enum|bool)_ops)\b/i,
  ],
  ['uuid-ossp', /\buuid_(generate_v[1345]|nil|ns_\w+)/i],
  ['pgcrypto', /\b(gen_salt|crypt|digest|gen_random_bytes|hmac|armor|dearmor|pgp_\w+)\s*\(/i],
  ['unaccent', /\bunaccent\s*\(/i],
  ['fuzzystrmatch', /\b(soundex|difference|levenshtein(_less_equal)?|d?metaphone(_alt)?|daitch_mokotoff)\s*\(/i],
  ['tablefunc', /\b(crosstab\w*|normal_rand|connectby)\s*\(/i],
  ['intarray', /\b(gin__int_ops|gist__int(big)?_ops|icount|sort_asc|sort_desc|uniq)\b\s*\(?/i],
  ['postgis', /\b(geometry|geography|raster|st_\w+\s*\()/i],
  ['vector', /\b(vector|halfvec|sparsevec)\b/i],
];

/** Whether an extension we know brings along what a text calls or is declared with. */
export function comesWithExtension(text: string): boolean {
  return EXTENSIONS.some(([, words]) => words.test(text));
}

/** Of these, those that are no part of PostgreSQL's own distribution. */
export const APART: ReadonlySet<string> = new Set(['postgis', 'vector']);

const WORDS_APART = EXTENSIONS.flatMap(([extension, words]) => (APART.has(extension) ? [words] : []));

/** Whether a word of those extensions stands anywhere in a value, which is a tree. Without one no statement made of it has any. */
export function mentionsApart(value: unknown): boolean {
  if (typeof value === 'string') return WORDS_APART.some((words) => words.test(value));
  return typeof value === 'object' && value !== null && Object.values(value).some(mentionsApart);
}

/** Extensions that serve whoever runs the database: no table, view or routine is made with them. */
export const OF_ADMINISTRATORS: ReadonlySet<string> = new Set([
  ...['plpgsql', 'pg_stat_statements', 'pg_buffercache', 'pgstattuple', 'pg_prewarm', 'pg_visibility', 'pageinspect'],
  ...['adminpack', 'auto_explain', 'pgaudit', 'pg_repack', 'pg_cron', 'pg_hint_plan', 'pg_freespacemap', 'amcheck'],
]);
