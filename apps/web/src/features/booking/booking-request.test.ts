import { describe, expect, it } from 'vitest';
import { bookingRequestOf, bookingTextOf, problemsOf } from './booking-request.ts';

const EMPTY = bookingTextOf(new FormData());
const filled = { ...EMPTY, firstName: 'Ada', lastName: 'King', email: 'ada@example.com', company: 'Engines' };

describe('a booking', () => {
  it('needs first name, last name, email and company (BOOK-01)', () => {
    expect(Object.keys(problemsOf(EMPTY))).toEqual(['firstName', 'lastName', 'email', 'company']);
    expect(problemsOf(filled)).toEqual({});
    expect(problemsOf({ ...filled, company: '  ' })).toEqual({ company: 'Company is required' });
  });

  it('needs an e-mail address that looks like one (BOOK-02)', () => {
    expect(problemsOf({ ...filled, email: 'abc' })).toEqual({ email: 'Please enter a valid email address' });
  });

  it('sends what was filled and nothing else (BOOK-03)', () => {
    expect(bookingRequestOf({ ...filled, phone: ' 1 ', projectType: 'proof-of-concept' }, 'Europe/Berlin')).toEqual({
      firstName: 'Ada',
      lastName: 'King',
      email: 'ada@example.com',
      company: 'Engines',
      phone: '1',
      projectType: 'proof-of-concept',
      timeZone: 'Europe/Berlin',
    });
  });
});
