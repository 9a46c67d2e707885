import { params } from '@nanostores/i18n';
import { textsOf } from '../language/texts.ts';

/** The plan that most people need; its card is marked, and the pricing page's main button means it. */
export const POPULAR_PLAN = 'advanced';

/** The words of the pricing page. */
export const pricing = {
  title: 'Pay once. Own the code.',
  lead: 'One price per project, no subscription, no limit on tables. What a plan covers follows from the parts you switch on.',
  start: 'Get Started Now',
  startSignedIn: 'Start Building Your Backend',
  plans: 'Plans',
  get: params('Get {plan}'),
  buy: params('Buy {plan}'),
  notForSale: 'Not for sale yet: part of what it promises is still being built.',
  compare: 'Compare the plans',
  feature: 'Feature',
  included: 'Included',
  notIncluded: 'Not included',
  paying: 'Questions about paying',
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
};

export const pricingTexts = textsOf('pricing', pricing);
