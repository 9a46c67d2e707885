import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProjectName } from './project-name.ts';
import { suggestProjectName } from './suggest-project-name.ts';

describe('suggestProjectName', () => {
  it.each([
    ['Hospital PLANNER', 'hospitalplanner', 'lower case (VAL-21)'],
    ['hospital, planner!', 'hospitalplanner', 'no other characters (VAL-22)'],
    ['an hr of go planner', 'plannerapp', 'no words of two letters (VAL-23)'],
    ['create the application for hospital with patients', 'hospitalpatients', 'no stop words (VAL-24)'],
    ['hospital patient ward nurse', 'hospitalpatientward', 'three words (VAL-26)'],
    ['hospital', 'hospitalapp', 'one word gets app (VAL-27)'],
    ['shop.sql', 'shopapp', 'a file of one word'],
    ['store_orders.sql', 'storeorders', 'general words beside telling ones'],
    ['shop_orders.sql', 'shoporders', 'file names by the same rules (VAL-31)'],
    ['SHOP_ORDERS.SQL', 'shoporders', 'whatever their case'],
  ])('turns %j into %s: %s', (text, name) => {
    expect(suggestProjectName(text)).toBe(name);
  });

  it.each([
    ['articles and prepositions', 'the and for with using'],
    ['pronouns', 'that this'],
    ['requests', 'want need create build make generate'],
    ['what is asked for', 'application system backend'],
  ])('drops stop words of every kind: %s (VAL-25)', (_, words) => {
    for (const word of words.split(' '))
      expect(suggestProjectName(`${word} hospital ${word} ward`)).toBe('hospitalward');
  });

  it('splits before it looks at words, so that short ones between signs are dropped (VAL-32)', () => {
    expect(suggestProjectName('an-hr_of.ward+nurse')).toBe('wardnurse');
    expect(suggestProjectName("the clinic's patients")).toBe('clinicpatients');
  });

  it('cuts to 20 characters (VAL-30)', () => {
    const name = suggestProjectName('international transportation administration');
    expect(name).toBe('internationaltranspo');
    expect(checkProjectName(name)).toBeUndefined();
  });

  it.each([
    ['', 'myapp'],
    ['an app', 'myapp'],
    ['を作る', 'myapp'],
    ['an app to sell', 'ecommerce'],
    ['store.sql', 'ecommerce'],
    ['write posts', 'blogapp'],
    ['a network of friends', 'socialapp'],
    ['a management system', 'management'],
  ])('falls back for %j to %s (VAL-28, VAL-29)', (text, name) => {
    expect(suggestProjectName(text)).toBe(name);
  });

  it('only ever gives names that pass the rules', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => checkProjectName(suggestProjectName(text)) === undefined),
    );
    fc.assert(fc.property(fc.lorem(), (text) => checkProjectName(suggestProjectName(text)) === undefined));
  });
});
