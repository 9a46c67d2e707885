import { params } from '@nanostores/i18n';
import { textsOf } from '../language/texts.ts';

/** The words of the form that books a demo, and of what came of it. */
export const bookingForm = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  company: 'Company',
  phone: 'Phone',
  projectType: 'Project type',
  preferredTime: 'Preferred time',
  message: 'Message',
  noPreference: 'No preference',
  booking: 'Booking...',
  missing: {
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Email is required',
    company: 'Company is required',
  },
  noEmail: 'Please enter a valid email address',
  booked: 'Your demo is booked',
  date: 'Date',
  time: 'Time',
  duration: 'Duration',
  minutes: params('{count} minutes'),
  sent: 'A calendar invite and a confirmation e-mail were sent to you.',
  another: 'Book another demo',
};

export const bookingFormTexts = textsOf('bookingForm', bookingForm);
