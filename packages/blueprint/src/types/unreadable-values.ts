import type { Unreadable } from '../model/odd-values.ts';

/** What Java has nothing for, in the words of the report and the API. */
export const UNREADABLE_VALUES: Readonly<Record<Unreadable, string>> = {
  day: 'days that are none, such as 0000-00-00',
  moment: 'days that are none, such as 0000-00-00',
  time: 'times beyond a day',
  number: 'NaN and infinities',
  list: 'arrays of several dimensions',
  choice: 'words that are none of its values',
  document: 'text that is no JSON, and JSON of more than 500 levels',
};
