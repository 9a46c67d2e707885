import { PRODUCT } from '@backsmith/contract';
import type { Catalogue } from '../catalogue.ts';

export const frame: Catalogue['frame'] = {
  skip: 'Saltar al contenido',
  home: `${PRODUCT.name}, ir al inicio`,
  mainMenu: 'Menú principal',
  menu: 'Menú',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  talk: 'HABLEMOS',
  toDark: 'Cambiar al tema oscuro',
  toLight: 'Cambiar al tema claro',
  getStarted: 'Empezar',
  dashboard: 'Panel',
  start: 'Empieza a crear',
  description: `${PRODUCT.name} convierte un archivo SQL en un backend Spring Boot que puedes leer y compilar, y que es tuyo.`,
  product: 'Producto',
  social: 'Redes sociales',
  follow: 'Síguenos',
  legal: 'Aviso legal',
  language: 'Idioma',
};

export const counts: Catalogue['counts'] = {
  tables: { one: '{count} tabla', other: '{count} tablas' },
  relations: { one: '{count} relación', other: '{count} relaciones' },
  files: { one: '{count} archivo', other: '{count} archivos' },
  lines: { one: '{count} línea', other: '{count} líneas' },
  findings: { one: '{count} observación', other: '{count} observaciones' },
  characters: '{count} de {max} caracteres',
};

export const pageNames: Catalogue['pageNames'] = {
  '/': 'Inicio',
  '/how-it-works': 'Cómo funciona',
  '/services': 'Servicios',
  '/pricing': 'Precios',
  '/faq': 'Preguntas',
  '/sample-project': 'Proyecto de ejemplo (inglés)',
  '/templates': 'Plantillas (inglés)',
  '/privacy-policy': 'Política de privacidad (inglés)',
  '/terms-conditions': 'Términos y condiciones (inglés)',
};
