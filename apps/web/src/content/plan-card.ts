import { params } from '@nanostores/i18n';
import { textsOf } from '../language/texts.ts';

/** The words on the card of a plan, beside what the plan itself says. */
export const planCard = {
  popular: 'Most Popular',
  perProject: 'per project, once',
  coming: 'coming',
  insteadOf: 'instead of',
  off: params('{percent}% off'),
};

export const planCardTexts = textsOf('planCard', planCard);
