/** The product's name, slug and the one route that carries it. Nothing else spells them out. */
export const PRODUCT = {
  name: 'Backsmith',
  slug: 'backsmith',
  chatPath: '/backsmith-chat',
} as const;
