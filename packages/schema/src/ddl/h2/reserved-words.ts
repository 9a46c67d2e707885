/** Words H2 2.4 refused as the name of a table or column, and https://www.h2database.com/html/advanced.html#keywords */
export const RESERVED_WORDS: ReadonlySet<string> = new Set(
  `
  _rowid_ all and any array as asymmetric authorization between both case cast check constraint cross
  current_catalog current_date current_path current_role current_schema current_time current_timestamp
  current_user day default distinct else end except exists false fetch for foreign from full group groups having
  hour if ilike in inner intersect interval is join key leading left like limit localtime localtimestamp minus
  minute month natural not null offset on or order over partition primary qualify range regexp right row rownum
  rows second select session_user set some symmetric system_user table to top trailing true uescape union unique
  unknown user using value values when where window with year
  `
    .trim()
    .split(/\s+/),
);
