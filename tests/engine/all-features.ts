import { featuresWhere, type Features } from '@backsmith/options';

/** The features with all of them switched on. */
export const ALL_FEATURES: Features = featuresWhere(() => true);
