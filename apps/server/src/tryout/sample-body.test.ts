import { describe, expect, it } from 'vitest';
import { sampleBody, type Sampled } from './sample-body.ts';

const FIRST: Sampled = { resource: 'customer', number: 0, count: 0, fixed: new Set(), keys: new Set() };

function sampled(body: object, change: Partial<Sampled> = {}): unknown {
  return JSON.parse(sampleBody(JSON.stringify(body), { ...FIRST, ...change }));
}

describe('sampleBody', () => {
  it('puts in the place of placeholders what the names of the fields ask for', () => {
    const body = { email: 'EXAMPLE00002@example.com', fullName: 'Sample', city: 'Sample', interests: ['Sample'] };
    expect(sampled(body)).toEqual({
      email: 'mira.halvorsen@example.com',
      fullName: 'Mira Halvorsen',
      city: 'Utrecht',
      interests: ['garden'],
    });
    expect(sampled(body, { count: 1 })).toMatchObject({ fullName: 'Tomás Aguirre', city: 'Lyon' });
    // More records than there are names are told apart all the same.
    expect(sampled(body, { count: 8 })).toMatchObject({ email: 'mira.halvorsen2@example.com' });
  });

  it('tells people, firms and things by what the record is', () => {
    const names = ['supplier', 'category', 'product', 'country', 'gadget'].map((resource) =>
      sampled({ name: 'Sample' }, { resource, count: 1 }),
    );
    expect(names).toEqual([
      { name: 'Blue Heron Press' },
      { name: 'Stationery' },
      { name: 'Linen notebook' },
      { name: 'France' },
      { name: 'Gadget 2' },
    ]);
  });

  it('leaves words of a choice, references and what the schema fixes', () => {
    const body = {
      status: 'new',
      countryCode: '01',
      warehouse: 'EXAMPLE00009',
      active: true,
      details: { key: 'value' },
    };
    expect(sampled(body, { number: 2, count: 2, fixed: new Set(['01', 'EXAMPLE00009']) })).toEqual(body);
  });

  it('keeps to the length of short columns', () => {
    expect(sampled({ bloodGroup: 'Sam', initials: 'Sa' })).toEqual({ bloodGroup: '0+', initials: 'Sa' });
  });

  it('gives keys of later rounds another value of the same length', () => {
    const keys = new Set(['code', 'line']);
    expect(sampled({ code: '01', line: 1 }, { keys })).toEqual({ code: '01', line: 1 });
    expect(sampled({ code: 'EXAMPLE0000H', line: 1 }, { keys, number: 3 })).toEqual({ code: 'EXAMPL30000H', line: 4 });
    expect(sampled({ code: 'PLE0000Z', line: 1 }, { keys, number: 1 })).toEqual({ code: 'PLE0001Z', line: 2 });
  });

  it('moves days alike, and makes people older than their orders', () => {
    const body = { bornOn: '2025-01-04', orderedOn: '2025-01-04', dueAt: '2025-01-05T10:30:00Z' };
    expect(sampled(body, { count: 1 })).toEqual({
      bornOn: '1988-01-07',
      orderedOn: '2025-01-07',
      dueAt: '2025-01-08T10:30:00Z',
    });
  });

  it('leaves what a caller asks for, and bodies with more digits than JavaScript holds', () => {
    expect(sampled({ name: 'Sample', city: 'Sample' }, { left: new Set(['name']) })).toEqual({
      name: 'Sample',
      city: 'Utrecht',
    });
    const long = '{"name": "Sample", "big": 12345678901234567890}';
    expect(sampleBody(long, FIRST)).toBe(long);
  });
});
