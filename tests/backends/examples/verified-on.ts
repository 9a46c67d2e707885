import { SHOP_MYSQL, SHOP_POSTGRESQL, type Example } from '../../engine/examples.ts';

/** The JDK that builds an example for its own suite; what takes long on the other one is a proof among others. */
export const VERIFIED_ON: ReadonlyMap<Example, 'jdk-17' | 'jdk-25'> = new Map([
  [SHOP_POSTGRESQL, 'jdk-17'],
  [SHOP_MYSQL, 'jdk-25'],
]);
