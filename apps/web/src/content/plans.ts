/** The plan that most people need; its card is marked, and the pricing page's main button means it. */
export const POPULAR_PLAN = 'advanced';

/** Features of plans that cannot be generated yet. They are listed, and marked as coming. */
export const COMING_FEATURES: ReadonlySet<string> = new Set([
  'Monolith or microservices',
  'JWT and OAuth2',
  'User management and roles',
  'Security configuration',
  'Rate limiting and audit',
  'Email services',
]);

/** The words of the pricing page. */
export const pricing = {
  title: 'Pay once. Own the code.',
  lead: 'One price per project, no subscription, no limit on tables. What a plan covers follows from the parts you switch on.',
  compare: 'Compare the plans',
  questions: [
    {
      question: 'When do I pay?',
      answer: 'Before a project is generated. You may pay here first, or in the generator when you know what you need.',
    },
    {
      question: 'What does one payment cover?',
      answer:
        'One project of that plan, once. If the generation fails, the payment stays yours and waits for the next attempt.',
    },
    {
      question: 'Does the size of my schema change the price?',
      answer: 'No. Three tables or three hundred: the price follows from the parts, never from the tables.',
    },
    {
      question: 'Where does my card number go?',
      answer:
        'To the card provider, from your browser. It never reaches this server, which learns only that a payment succeeded.',
    },
  ],
} as const;

/** Which plan brings what, for the comparison. */
export const COMPARISON: readonly { readonly name: string; readonly from: 'starter' | 'advanced' | 'enterprise' }[] = [
  { name: 'CRUD endpoints with paging and filters', from: 'starter' },
  { name: 'Swagger documentation', from: 'starter' },
  { name: 'Migrations, tests, Maven wrapper', from: 'starter' },
  { name: 'Global exception handler', from: 'advanced' },
  { name: 'Monolith or microservices', from: 'advanced' },
  { name: 'JWT and OAuth2', from: 'enterprise' },
  { name: 'User management and roles', from: 'enterprise' },
  { name: 'Rate limiting and audit', from: 'enterprise' },
  { name: 'Email services', from: 'enterprise' },
];
