import { keysOf } from '@backsmith/text';
import { recordOf } from './record-of.ts';

/** A part that may be added to the CRUD backend, and how people are told about it. */
type FeatureEntry = {
  readonly label: string;
  /** What it brings, in a sentence. */
  readonly about: string;
  /** False: known, shown as coming, refused when chosen. */
  readonly built: boolean;
};

const ENTRIES = {
  swagger: { label: 'Swagger', about: 'OpenAPI description and a page to try every call.', built: true },
  exceptionHandler: {
    label: 'Exception Handler',
    about: 'One place for errors: stable codes, a message per field.',
    built: true,
  },
  security: {
    label: 'Security',
    about: 'Sign-in with JWT or another OAuth2 issuer, users, roles, rate limits, audit, email.',
    built: true,
  },
} as const satisfies Record<string, FeatureEntry>;

export type FeatureName = keyof typeof ENTRIES;

/** The parts a user may add to the CRUD backend that is always generated, in the order people are asked. */
export const FEATURES: Readonly<Record<FeatureName, FeatureEntry>> = ENTRIES;

export type Features = Readonly<Record<FeatureName, boolean>>;

export const FEATURE_NAMES = keysOf(FEATURES);

/** The features with those switched on that `isOn` says. */
export function featuresWhere(isOn: (name: FeatureName) => boolean): Features {
  return recordOf<Features>(FEATURE_NAMES, isOn);
}

/** The names of the features that are switched on, in their order. */
export function featuresOn(features: Features): readonly FeatureName[] {
  return FEATURE_NAMES.filter((name) => features[name]);
}
