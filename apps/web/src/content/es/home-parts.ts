import type { Catalogue } from '../catalogue.ts';

export const productWindow: Catalogue['productWindow'] = {
  follow: 'Seguir',
  schema: '{file}, el esquema',
  diagram: 'Diagrama: {relations}',
  pointsAt: '{from} apunta a {to}',
  filesMadeFrom: 'Archivos creados a partir de {table}',
};

export const homeParts: Catalogue['homeParts'] = {
  playBackground: 'Reproducir el fondo',
  pauseBackground: 'Pausar el fondo',
  readers: 'Para quién es',
  applied: 'aplicada',
  noSetup: 'directo',
  passed: 'superada',
  parts: 'Partes del backend, un ejemplo',
  crud: 'CRUD',
  alwaysOn: 'siempre incluido',
  partNames: { swagger: 'Swagger', exceptionHandler: 'Gestor de excepciones', security: 'Seguridad' },
  commands: 'Comandos después de la descarga',
  browse: 'Explorar el proyecto completo',
  runs: {
    file: 'Entrada',
    dialect: 'Dialecto',
    tables: 'Tablas',
    relations: 'Relaciones',
    filesOut: 'Archivos',
    lines: 'Líneas',
  },
  comingSoon: 'Muy pronto',
  compare: 'Comparar los planes',
  allQuestions: 'Ver todas las preguntas',
};
