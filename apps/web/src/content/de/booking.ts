import type { Catalogue } from '../catalogue.ts';

export const booking: Catalogue['booking'] = {
  title: 'Eine Live-Demo buchen',
  lead: 'Bringen Sie ein Schema mit, oder sehen Sie zu, wie wir eines von unseren kaputt machen. Sie sprechen mit jemandem, der am Generator arbeitet.',
  note: 'Unser Team meldet sich innerhalb von 24 Stunden für eine Demo von 30 Minuten.',
  submit: 'Demo buchen',
};

export const choices: Catalogue['choices'] = {
  projectTypes: {
    'new-project': 'Neues Projekt',
    'existing-modernization': 'Modernisierung eines bestehenden Systems',
    'microservices-migration': 'Umstieg auf Microservices',
    'api-development': 'Entwicklung einer API',
    'proof-of-concept': 'Machbarkeitsnachweis',
    'enterprise-solution': 'Unternehmenslösung',
  },
  times: {
    morning: 'Vormittags (9–12 Uhr)',
    afternoon: 'Nachmittags (12–17 Uhr)',
    evening: 'Abends (17–20 Uhr)',
    flexible: 'Flexibel',
  },
};

export const bookingForm: Catalogue['bookingForm'] = {
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail-Adresse',
  company: 'Unternehmen',
  phone: 'Telefon',
  projectType: 'Art des Projekts',
  preferredTime: 'Bevorzugte Tageszeit',
  message: 'Nachricht',
  noPreference: 'Keine Angabe',
  booking: 'Wird gebucht …',
  missing: {
    firstName: 'Bitte geben Sie Ihren Vornamen an',
    lastName: 'Bitte geben Sie Ihren Nachnamen an',
    email: 'Bitte geben Sie Ihre E-Mail-Adresse an',
    company: 'Bitte geben Sie Ihr Unternehmen an',
  },
  noEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse an',
  booked: 'Ihre Demo ist gebucht',
  date: 'Datum',
  time: 'Uhrzeit',
  duration: 'Dauer',
  minutes: '{count} Minuten',
  sent: 'Eine Kalendereinladung und eine Bestätigung sind per E-Mail an Sie unterwegs.',
  another: 'Noch eine Demo buchen',
};
