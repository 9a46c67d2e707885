import type { Catalogue } from '../catalogue.ts';
import { audience, services } from './services.ts';
import { booking, bookingForm, choices } from './booking.ts';
import { faq, firstQuestions } from './faq.ts';
import { counts, frame, pageNames } from './frame.ts';
import { homeParts, productWindow } from './home-parts.ts';
import { home } from './home.ts';
import { howItWorks, intake } from './how-it-works.ts';
import { paying, planCard, pricing } from './pricing.ts';
import { said } from './said.ts';

/** Everything in German: formal, and in the words German developers use. */
export const catalogue: Catalogue = {
  frame,
  counts,
  pageNames,
  home,
  homeParts,
  productWindow,
  intake,
  howItWorks,
  audience,
  services,
  pricing,
  planCard,
  paying,
  firstQuestions,
  faq,
  booking,
  bookingForm,
  choices,
  said,
};
