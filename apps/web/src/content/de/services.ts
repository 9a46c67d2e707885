import type { Catalogue } from '../catalogue.ts';

export const audience: Catalogue['audience'] = {
  title: 'Für alle, die lieber den Rest bauen',
  list: [
    {
      name: 'Entwickler',
      text: 'Sparen Sie sich die Handarbeit von der Tabelle zur Entity, und bekommen Sie Code in einem Stil, den Sie im Review verteidigen würden.',
    },
    {
      name: 'Start-ups',
      text: 'Geben Sie Ihrem Produkt am ersten Tag eine API, und ändern Sie sie, wie Sie wollen: Nichts darin gehört uns.',
    },
    {
      name: 'Unternehmen',
      text: 'Bringen Sie das Schema mit, das über Jahrzehnte gewachsen ist. Eigenwillige Namen und zusammengesetzte Schlüssel bleiben, wie sie sind.',
    },
    {
      name: 'Gründer ohne IT-Hintergrund',
      text: 'Geben Sie einem Entwickler ein Projekt, das sich bauen lässt und getestet ist, statt nur eine Beschreibung davon.',
    },
  ],
};

export const services: Catalogue['services'] = {
  title: 'Was Sie bekommen',
  lead: 'Fünf Gruppen von Dateien, aus Ihren Tabellen gemacht. Von der Idee zum Backend im Betrieb in 20 Minuten, Ihre eigene Durchsicht eingerechnet.',
  proof: {
    title: 'Sehen Sie es, bevor Sie zahlen',
    lead: 'Bilder vom echten Ergebnis: ein Projekt von uns, wie es aus dem Generator kam, gebaut und gestartet.',
    swagger: 'Die Swagger-Seite des Projekts, auf der sich jeder Aufruf ausprobieren lässt.',
    report: 'REPORT.md zu einem Schema mit zwei Mängeln: was aus jeder Tabelle wurde und was nicht.',
    browse: 'Das ganze Projekt durchsehen',
  },
  groups: 'Die fünf Gruppen',
  swaggerPicture:
    'Swagger UI des Beispielprojekts: GET, PUT, DELETE und POST von /api/v1/orders, POST aufgeklappt mit dem Inhalt der Anfrage.',
  reportTable: 'Eine Tabelle des Berichts',
  plans: 'Pakete ansehen',
  closing: {
    title: 'Sehen Sie es mit Ihren eigenen Tabellen',
    lead: 'Bringen Sie eine Datei mit, wählen Sie die Teile, und sehen Sie, was herauskommt.',
  },
};
