import type { Catalogue } from '../catalogue.ts';

export const productWindow: Catalogue['productWindow'] = {
  follow: 'Folgen',
  schema: '{file}, das Schema',
  diagram: 'Diagramm: {relations}',
  pointsAt: '{from} verweist auf {to}',
  filesMadeFrom: 'Dateien, die aus {table} entstanden sind',
};

export const homeParts: Catalogue['homeParts'] = {
  playBackground: 'Hintergrund abspielen',
  pauseBackground: 'Hintergrund anhalten',
  readers: 'Für wen es gemacht ist',
  applied: 'angewendet',
  noSetup: 'sofort',
  passed: 'bestanden',
  parts: 'Teile des Backends, ein Beispiel',
  crud: 'CRUD',
  alwaysOn: 'immer dabei',
  partNames: { swagger: 'Swagger', exceptionHandler: 'Exception Handler', security: 'Security' },
  commands: 'Befehle nach dem Download',
  browse: 'Das ganze Projekt durchsehen',
  runs: {
    file: 'Eingabe',
    dialect: 'Dialekt',
    tables: 'Tabellen',
    relations: 'Beziehungen',
    filesOut: 'Dateien',
    lines: 'Zeilen',
  },
  comingSoon: 'In Kürze',
  compare: 'Pakete vergleichen',
  allQuestions: 'Alle Fragen ansehen',
};
