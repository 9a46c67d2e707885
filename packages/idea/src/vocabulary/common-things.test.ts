import { describe, expect, it } from 'vitest';
import { checkCommonThings, commonThing } from './common-things.ts';

describe('common things', () => {
  it('are written so that every line is understood, and no phrase names two of them', () => {
    expect(checkCommonThings()).toEqual([]);
  });

  it('are found by their name, by another name for them, and by the last words of a longer one', () => {
    expect(commonThing('licence')).toMatchObject({ thing: { name: 'licence' }, exact: true });
    expect(commonThing('software license')).toMatchObject({ thing: { name: 'software_licence' }, exact: true });
    expect(commonThing('training session')).toMatchObject({ thing: { name: 'training' }, exact: true });
    expect(commonThing('equipment check')).toMatchObject({ thing: { name: 'inspection' }, exact: false });
    expect(commonThing('quixotic')).toBeUndefined();
  });

  it('say when, with what end and in which state', () => {
    const columns = commonThing('software licence')?.thing.columns ?? [];
    expect(columns.find(({ name }) => name === 'ends_on')).toMatchObject({ required: true, notBefore: 'starts_on' });
    expect(columns.find(({ name }) => name === 'status')).toMatchObject({ default: 'pending', required: true });
    expect(columns.find(({ name }) => name === 'price')).toMatchObject({ type: 'money', min: 0, required: true });
  });
});
