import type { Catalogue } from '../catalogue.ts';

export const pricing: Catalogue['pricing'] = {
  title: 'Einmal zahlen. Der Code gehört Ihnen.',
  lead: 'Ein Preis pro Projekt, kein Abo, keine Grenze bei den Tabellen. Welches Paket Sie brauchen, ergibt sich aus den Teilen, die Sie einschalten.',
  start: 'Jetzt loslegen',
  startSignedIn: 'Ihr Backend bauen',
  plans: 'Pakete',
  get: '{plan} wählen',
  buy: '{plan} kaufen',
  notForSale: 'Noch nicht zu kaufen: Ein Teil davon wird noch gebaut.',
  compare: 'Die Pakete im Vergleich',
  feature: 'Funktion',
  included: 'Enthalten',
  notIncluded: 'Nicht enthalten',
  paying: 'Fragen zum Bezahlen',
  questions: [
    {
      question: 'Wann bezahle ich?',
      answer:
        'Bevor ein Projekt generiert wird. Sie können gleich hier zahlen oder später im Generator, wenn Sie wissen, was Sie brauchen.',
    },
    {
      question: 'Wofür reicht eine Zahlung?',
      answer:
        'Für ein Projekt dieses Pakets, einmal. Schlägt das Generieren fehl, bleibt die Zahlung Ihre und wartet auf den nächsten Versuch.',
    },
    {
      question: 'Hängt der Preis von der Größe meines Schemas ab?',
      answer: 'Nein. Drei Tabellen oder dreihundert: Der Preis richtet sich nach den Teilen, nie nach den Tabellen.',
    },
    {
      question: 'Wohin geht meine Kartennummer?',
      answer:
        'Zum Zahlungsdienst, direkt aus Ihrem Browser. Sie erreicht diesen Server nie; er erfährt nur, dass eine Zahlung gelungen ist.',
    },
  ],
};

export const planCard: Catalogue['planCard'] = {
  popular: 'Am beliebtesten',
  perProject: 'einmal pro Projekt',
  coming: 'in Arbeit',
  insteadOf: 'statt',
  off: '{percent} % günstiger',
};

export const paying: Catalogue['paying'] = { title: 'Bitte anmelden', cancel: 'Abbrechen', login: 'Anmelden' };
