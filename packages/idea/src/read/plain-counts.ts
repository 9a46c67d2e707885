const NOUNS = String.raw`(?<counted>\p{L}+s(?:(?:,| and|, and) \p{L}+s){0,3})`;
const COUNTED = new RegExp(
  String.raw`(?:^(?:(?:we|i) )?(?:also )?(?:want to |need to |would like to )?(?:track|record|store|count|measure|log|save|collect|keep|note|see)s? (?:down )?|,? and )(?:the |all |how many |number of )*${NOUNS}(?: (?:we|they|it) (?:get|have|make|sell|see)s?)? per (?<thing>(?!(?:day|week|month|hour|year)\b)\p{L}+(?: \p{L}+)?) (?:and|per|and per) (?<span>day|week|month|hour|quarter)(?:(?:,| and|, and) (?:per )?(?<by>\p{L}+))?$`,
  'iu',
);

/**
 * "we track downloads per episode per day and country": a record for each of them, with what is counted, instead of one number of the
 * episode. Other sentences come back as they are.
 */
export function plainCounts(said: string): string {
  const { counted, thing, by, span } = COUNTED.exec(said)?.groups ?? {};
  if (counted === undefined || thing === undefined) return said;
  const numbers = counted.split(/,? and |, /u).map((noun) => `number of ${noun}`);
  const fields = [span === 'hour' ? 'time' : 'date', ...(by === undefined ? [] : [by]), ...numbers].join(', ');
  return `${said.replace(COUNTED, '')}. Each ${thing} has many ${thing} snapshots. Each ${thing} snapshot has ${fields}`.replace(
    /^\. /u,
    '',
  );
}
