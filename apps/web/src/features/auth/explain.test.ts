import { describe, expect, it } from 'vitest';
import { ApiError } from '../../shared/api/api-error.ts';
import { explainLogin, explainRegistration, wayToOwnPassword } from './explain.ts';

describe('explainLogin', () => {
  it.each([
    [new ApiError(401, 'INVALID_CREDENTIALS', 'Invalid email or password.'), 'Invalid email or password.'],
    [new ApiError(401, 'UNKNOWN_ERROR', ''), 'Login failed. Please try again.'],
    [new ApiError(0, 'NETWORK_ERROR', ''), 'An unexpected error occurred. Please try again.'],
    [new TypeError('boom'), 'An unexpected error occurred. Please try again.'],
  ])('%s becomes %j (LOGIN-13, LOGIN-14)', (error, text) => {
    expect(explainLogin(error)).toBe(text);
  });
});

describe('explainRegistration', () => {
  it.each([
    [new ApiError(409, 'EMAIL_TAKEN', 'Taken.'), 'Taken.'],
    [new ApiError(500, 'UNKNOWN_ERROR', ''), 'Registration failed. Please try again.'],
    [new Error('The form holds a value of another kind.'), 'The form holds a value of another kind.'],
    [new Error(''), 'Please check your form and try again.'],
    ['?', 'Please check your form and try again.'],
  ])('%s becomes %j (REG-29, REG-30)', (error, text) => {
    expect(explainRegistration(error)).toBe(text);
  });
});

describe('wayToOwnPassword', () => {
  const refused = new ApiError(403, 'FIRST_PASSWORD', '', { resetToken: 'a_b-c' });
  it('leads to the page with the token, and keeps the way back', () => {
    expect(wayToOwnPassword(refused, '')).toBe('/reset-password?token=a_b-c&first=yes');
    const back = '/reset-password?token=a_b-c&first=yes&redirect=%2Fpricing%3Fa%3D1';
    expect(wayToOwnPassword(refused, '?redirect=%2Fpricing%3Fa%3D1')).toBe(back);
    expect(wayToOwnPassword(new ApiError(401, 'INVALID_CREDENTIALS', ''), '')).toBeUndefined();
  });
});
