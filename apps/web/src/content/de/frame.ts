import { PRODUCT } from '@backsmith/contract';
import type { Catalogue } from '../catalogue.ts';

export const frame: Catalogue['frame'] = {
  skip: 'Zum Inhalt springen',
  home: `${PRODUCT.name}, zur Startseite`,
  mainMenu: 'Hauptmenü',
  menu: 'Menü',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  talk: 'SPRECHEN SIE UNS AN',
  toDark: 'Zum dunklen Design wechseln',
  toLight: 'Zum hellen Design wechseln',
  getStarted: 'Loslegen',
  dashboard: 'Übersicht',
  start: 'Jetzt anfangen',
  description: `${PRODUCT.name} macht aus einer SQL-Datei ein Spring-Boot-Backend, das Sie lesen und bauen können und das Ihnen gehört.`,
  product: 'Produkt',
  social: 'Soziale Netzwerke',
  follow: 'Folgen',
  legal: 'Rechtliches',
  language: 'Sprache',
};

export const counts: Catalogue['counts'] = {
  tables: { one: '{count} Tabelle', other: '{count} Tabellen' },
  relations: { one: '{count} Beziehung', other: '{count} Beziehungen' },
  files: { one: '{count} Datei', other: '{count} Dateien' },
  lines: { one: '{count} Zeile', other: '{count} Zeilen' },
  findings: { one: '{count} Befund', other: '{count} Befunde' },
  characters: '{count} von {max} Zeichen',
};

export const pageNames: Catalogue['pageNames'] = {
  '/': 'Startseite',
  '/how-it-works': 'So funktioniert es',
  '/services': 'Leistungen',
  '/pricing': 'Preise',
  '/faq': 'Fragen',
  '/sample-project': 'Beispielprojekt (Englisch)',
  '/templates': 'Vorlagen (Englisch)',
  '/privacy-policy': 'Datenschutz (Englisch)',
  '/terms-conditions': 'Nutzungsbedingungen (Englisch)',
};
