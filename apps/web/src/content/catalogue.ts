import type { Written } from '../language/translated.ts';
import type { audience } from './audience.ts';
import type { bookingForm } from './booking-form.ts';
import type { booking, PREFERRED_TIME_NAMES, PROJECT_TYPE_NAMES } from './booking.ts';
import type { FIRST_QUESTIONS } from './faq-first.ts';
import type { FAQ } from './faq.ts';
import type { counts, frame } from './frame.ts';
import type { homeParts } from './home-parts.ts';
import type { home } from './home.ts';
import type { howItWorks } from './how-it-works.ts';
import type { intake } from './intake.ts';
import type { pageNames } from './navigation.ts';
import type { paying } from './paying.ts';
import type { planCard } from './plan-card.ts';
import type { pricing } from './plans.ts';
import type { productWindow } from './product-window.ts';
import type { services } from './services.ts';

/** The English texts by the names their translations have. */
type English = {
  readonly frame: typeof frame;
  readonly counts: typeof counts;
  readonly pageNames: typeof pageNames;
  readonly home: typeof home;
  readonly homeParts: typeof homeParts;
  readonly productWindow: typeof productWindow;
  readonly intake: typeof intake;
  readonly howItWorks: typeof howItWorks;
  readonly audience: typeof audience;
  readonly services: typeof services;
  readonly pricing: typeof pricing;
  readonly planCard: typeof planCard;
  readonly paying: typeof paying;
  readonly firstQuestions: { readonly list: typeof FIRST_QUESTIONS };
  readonly faq: typeof FAQ;
  readonly booking: typeof booking;
  readonly bookingForm: typeof bookingForm;
  readonly choices: {
    readonly projectTypes: typeof PROJECT_TYPE_NAMES;
    readonly times: typeof PREFERRED_TIME_NAMES;
  };
};

/** All texts of the site in one language: what is missing does not compile. */
export type Catalogue = { readonly [Name in keyof English]: Written<English[Name]> } & {
  /** Sentences that come from elsewhere, by their English words: see `saidHere`. */
  readonly said: Readonly<Record<string, string>>;
};
