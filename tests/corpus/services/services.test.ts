import { expect, test } from 'vitest';
import { describeWith, tool } from '../../kit/index.ts';
import { agreementOf } from './agreement.ts';
import { knownContexts } from './known-contexts.ts';
import { measureCut } from './measure-cut.ts';
import { SCHEMAS } from './schemas.ts';

/** The mean of what was together and apart as people have it, of all systems; raised when it gets better. */
const AGREED = 0.66;

describeWith(['corpus'], 'real schemas as services', () => {
  const corpus = tool('corpus');

  test.each(SCHEMAS)('%s: one to ten services, three keys in ten cut at most, tools without services', (_, file) => {
    const { services, severed, keys, spent } = measureCut(corpus, file);
    expect(services.length).toBeGreaterThanOrEqual(1);
    expect(services.length).toBeLessThanOrEqual(10);
    expect(severed).toBeLessThanOrEqual(keys * 0.3);
    expect(spent).toBeLessThan(2000);
    for (const { name, tables } of services) {
      expect(name).toMatch(/^[a-z][a-z0-9-]*$/u);
      expect(tables.filter((table) => !/schema_migrations|ar_internal_metadata/u.test(table))).not.toEqual([]);
    }
    const quartz = services.filter(({ tables }) => tables.some((table) => table.toLowerCase().startsWith('qrtz_')));
    expect(quartz.length).toBeLessThan(2);
  });

  test('agree with modules that people made', () => {
    const means = knownContexts().map(({ schema, modules }) => {
      const { services } = measureCut(corpus, schema);
      const agreement = agreementOf(
        services.map(({ tables }) => tables),
        modules,
      );
      return agreement.mean;
    });
    expect(means).toHaveLength(6);
    expect(means.reduce((sum, mean) => sum + mean, 0) / means.length).toBeGreaterThanOrEqual(AGREED);
  });
});
