/** The words of the services page. The five groups themselves are the home page's. */
export const services = {
  title: 'What you get',
  lead: 'Five groups of files, made from your tables. From an idea to a deployed backend in 20 minutes, your own review included.',
  audience: {
    title: 'Made for people who would rather build the rest',
    list: [
      {
        name: 'Developers',
        text: 'Skip the week of mapping tables to entities, and keep the code style you would defend in review.',
      },
      {
        name: 'Startups',
        text: 'Put an API behind the product on the first day, and change it freely: nothing in it is ours.',
      },
      {
        name: 'Enterprises',
        text: 'Bring the schema of twenty years. Its odd names and composite keys come through as they are.',
      },
      {
        name: 'Non-technical founders',
        text: 'Hand a developer a project that builds and is tested, instead of a description of one.',
      },
    ],
  },
  closing: {
    title: 'See it with your own tables',
    lead: 'Bring a file, choose the parts, and see what comes out.',
  },
} as const;
