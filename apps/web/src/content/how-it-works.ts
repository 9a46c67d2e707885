import { textsOf } from '../language/texts.ts';

/** The words of the page that explains the way from a schema to a service. */
export const howItWorks = {
  title: 'From a schema to a service you can run',
  lead: 'Four steps, about 5 minutes from prompt or file to download. You see each step as it happens.',
  bring: {
    title: 'Step 1: Bring what you have',
    lead: 'A database file, or the idea in your own words.',
    file: {
      title: 'Option 1: Upload a SQL file',
      text: 'The file is read for tables, relationships and constraints, in your browser: you see its diagram before you sign in. Rows of data in a dump are skipped.',
    },
    prompt: {
      title: 'Option 2: Describe it',
      text: 'Say what the application keeps and who uses it. You see the schema it becomes before you sign in.',
      coming:
        'Until the generator can read ideas, it builds from a .sql file; your text is kept in this tab and waits there beside it.',
      label: 'What do you want to build?',
      example:
        'An online shop: customers place orders with several products, each product belongs to a category, and every order has a status and a delivery address.',
    },
  },
  steps: [
    {
      id: 'validate',
      title: 'Step 2: The schema is validated',
      text: 'Every CREATE TABLE that was seen is built, or named with its line and the reason. Composite keys, self references and reserved words come through without a remark; a foreign key to a table that is missing gets one.',
      art: 'findings',
    },
    {
      id: 'generate',
      title: 'Step 3: The backend is generated',
      text: 'Entities with their associations, repositories, services, controllers, validation, migrations and tests, under your package and in your names. You watch each step, and can close the page meanwhile.',
      art: 'files',
    },
    {
      id: 'export',
      title: 'Step 4: Export and deploy',
      text: 'Download the ZIP, or push to GitHub or GitLab from the page of the project: into a new repository, or as a request to merge into one of yours. A .gitignore and a pipeline are included. Test every call in Swagger, then deploy the container or the jar where your services run.',
      art: 'launch',
    },
  ],
  browse: 'Browse a finished project',
  findings: 'Findings',
  start: 'Generate My Backend Now',
  watch: 'Watch Demo',
  closing: {
    title: 'Your schema as a running service',
    lead: 'Bring the file. The tests that come with the project say whether it holds.',
  },
} as const;

export const howItWorksTexts = textsOf('howItWorks', howItWorks);
