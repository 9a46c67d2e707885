/** Where the models are looked through; the page of each is below it. */
export const TEMPLATES_PATH = '/templates';

/** The address of a model's page. */
export function templatePath(name: string): string {
  return `${TEMPLATES_PATH}/${name}`;
}

/** The words of the pages about models. */
export const templates = {
  title: 'Start from a model',
  lead: 'How systems of your trade are modelled: tables, keys, statuses and rules, ready to be changed by a sentence and built into a Spring Boot backend.',
  describe: 'Describe your own idea',
  closing: {
    title: 'Nothing here fits?',
    lead: 'Describe your idea in a few sentences, or bring the schema you have.',
  },
  start: 'Start from this model',
  every: 'Every table also has created_at and updated_at.',
} as const;

/** The models that are offered where one brings a schema, by their names and titles in the library. */
export const QUICK_TEMPLATES = [
  { name: 'shop', title: 'Online shop' },
  { name: 'clinic', title: 'Clinic' },
  { name: 'project-management', title: 'Project management' },
] as const;
