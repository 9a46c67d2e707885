import { FEATURES, FEATURE_NAMES, PLANS, RECORD_RULE_NAMES } from '@backsmith/options';
import { expect, test } from 'vitest';
import { formatPrice } from '../shared/pricing/plans.ts';
import { FAQ } from './faq.ts';
import { home } from './home.ts';
import { howItWorks } from './how-it-works.ts';
import { pricing } from './plans.ts';
import { services } from './services.ts';

/** Every text within, however deep. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const TEXTS = textsOf([home, howItWorks, services, pricing, FAQ]);
const mentioning = (word: RegExp) => TEXTS.filter((text) => word.test(text));

/** What people call each part. */
const WORDS = { swagger: /swagger|openapi/i, exceptionHandler: /exception handler/i, security: /jwt|oauth2|security/i };

test.each(FEATURE_NAMES)('%s is promised as coming exactly while it is not built', (name) => {
  const soon = mentioning(WORDS[name]).filter((text) =>
    /on (its|their) way|coming soon|not yet|being built/i.test(text),
  );
  expect(soon.length > 0).toBe(!FEATURES[name].built);
});

test('a price is named only where a plan has it', () => {
  const prices = new Set(PLANS.flatMap(({ price }) => [formatPrice(price, 'USD')]));
  const named = TEXTS.flatMap((text) => text.match(/\$\d+(?:\.\d+)?/g) ?? []);
  expect(named.filter((price) => !prices.has(price))).toEqual([]);
});

test('what is said of guarded backends is what they do: closed to strangers, and records can be kept to their owner', () => {
  expect(mentioning(/people register|rules for single records are yours/i)).toEqual([]);
  expect(mentioning(/keep it to its owner/).length > 0).toBe(RECORD_RULE_NAMES.length > 0);
});
