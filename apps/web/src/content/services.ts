import { textsOf } from '../language/texts.ts';

/** The words of the services page. The five groups themselves are the home page's. */
export const services = {
  title: 'What you get',
  lead: 'Five groups of files, made from your tables. From an idea to a deployed backend in 20 minutes, your own review included.',
  proof: {
    title: 'See it before you pay',
    lead: 'Pictures of the real thing: a project of ours as it left the generator, built and started.',
    swagger: 'The Swagger page of the project, with every call to try.',
    report: 'REPORT.md of a schema with two flaws: what became of each table, and what did not.',
    browse: 'Browse the whole project',
  },
  groups: 'The five groups',
  swaggerPicture:
    'Swagger UI of the sample project: GET, PUT, DELETE and POST of /api/v1/orders, the POST opened with its request body.',
  reportTable: 'A table of the report',
  plans: 'See the plans',
  closing: {
    title: 'See it with your own tables',
    lead: 'Bring a file, choose the parts, and see what comes out.',
  },
} as const;

export const servicesTexts = textsOf('services', services);
