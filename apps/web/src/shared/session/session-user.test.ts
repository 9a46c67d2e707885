import { describe, expect, it } from 'vitest';
import { fullNameOf, initialsOf } from './session-user.ts';

const nobody = { id: 'u1', role: 'user' } as const;

describe('initialsOf', () => {
  it.each([
    [{ ...nobody, firstName: 'Mira', lastName: 'Kovač' }, 'MK'],
    [{ ...nobody, firstName: ' élan', lastName: '' }, 'É'],
    [{ ...nobody, firstName: '👩‍🚀 Zoe', lastName: 'Ng' }, '👩‍🚀N'],
    [nobody, '?'],
  ])('%j becomes %s', (user, initials) => expect(initialsOf(user)).toBe(initials));
});

describe('fullNameOf', () => {
  it('falls back to the e-mail, then to a plain word', () => {
    expect(fullNameOf({ ...nobody, firstName: 'Mira', lastName: 'Kovač' })).toBe('Mira Kovač');
    expect(fullNameOf({ ...nobody, email: 'm@example.com' })).toBe('m@example.com');
    expect(fullNameOf(nobody)).toBe('Your account');
  });
});
