import { textsOf } from '../language/texts.ts';

/** Whom the product is for, and what each of them gets out of it. Home and services name the same four. */
export const audience = {
  title: 'Made for people who would rather build the rest',
  list: [
    {
      name: 'Developers',
      text: 'Skip mapping tables to entities by hand, and get code in the style you would defend in review.',
    },
    {
      name: 'Startups',
      text: 'Put an API behind the product on the first day, and change it freely: nothing in it is ours.',
    },
    {
      name: 'Enterprises',
      text: 'Bring the schema that grew over decades. Odd names and composite keys come through as they are.',
    },
    {
      name: 'Non-technical founders',
      text: 'Hand a developer a project that builds and is tested, instead of a description of one.',
    },
  ],
} as const;

export const audienceTexts = textsOf('audience', audience);
