import { PRODUCT } from '@backsmith/contract';
import type { TranslatedHeads } from '../page-heads.ts';

export const pageHeads: TranslatedHeads = {
  '/': {
    title: `${PRODUCT.name}: SQL rein, Spring Boot raus`,
    description: `Bringen Sie eine SQL-Datei mit. ${PRODUCT.name} liest jede Tabelle, jeden Schlüssel und jede Regel und schreibt daraus ein Spring-Boot-Projekt, das sich bauen lässt.`,
  },
  '/how-it-works': {
    title: 'So funktioniert es',
    description:
      'Vier Schritte von der SQL-Datei oder der Idee zum Spring-Boot-Projekt: mitbringen, prüfen, generieren, exportieren.',
  },
  '/services': {
    title: 'Leistungen',
    description: 'Was im Zip steckt: REST-Services, Datenbankanbindung, API-Dokumentation, DevOps-Dateien und mehr.',
  },
  '/pricing': {
    title: 'Preise',
    description: 'Drei Pakete, einmal pro Projekt bezahlt. Kein Abo, keine Grenze bei den Tabellen.',
  },
  '/faq': {
    title: 'Häufige Fragen',
    description:
      'Zwölf Fragen zu Datenbanken, Architektur, Eigentum, Preis, Daten und Grenzen, klar und deutlich beantwortet.',
  },
};
