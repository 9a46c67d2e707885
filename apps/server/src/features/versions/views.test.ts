import { chooseValues, featuresWhere } from '@backsmith/options';
import { expect, test } from 'vitest';
import { optionsView } from './views.ts';

test('what was chosen comes back as it is asked for, the number of services included', () => {
  const stored = {
    projectName: 'shop',
    packageName: 'com.acme.shop',
    features: featuresWhere(() => false),
    ...chooseValues(() => undefined),
    architecture: 'microservice',
  } as const;
  expect(optionsView({ ...stored, servicesCount: 3 }).options).toMatchObject({ servicesCount: 3 });
  expect(optionsView(stored).options).not.toHaveProperty('servicesCount');
});
