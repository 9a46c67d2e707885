import type { Catalogue } from '../catalogue.ts';

export const audience: Catalogue['audience'] = {
  title: 'Hecho para quienes prefieren construir el resto',
  list: [
    {
      name: 'Desarrolladores',
      text: 'Olvídate de pasar tablas a entidades a mano y obtén código con el estilo que defenderías en una revisión.',
    },
    {
      name: 'Startups',
      text: 'Pon una API detrás de tu producto desde el primer día y cámbiala con libertad: nada en ella es nuestro.',
    },
    {
      name: 'Grandes empresas',
      text: 'Trae el esquema que creció durante décadas. Los nombres raros y las claves compuestas pasan tal como son.',
    },
    {
      name: 'Fundadores sin perfil técnico',
      text: 'Entrega a un desarrollador un proyecto que compila y está probado, en lugar de la descripción de uno.',
    },
  ],
};

export const services: Catalogue['services'] = {
  title: 'Qué obtienes',
  lead: 'Cinco grupos de archivos, hechos a partir de tus tablas. De una idea a un backend desplegado en 20 minutos, incluida tu propia revisión.',
  proof: {
    title: 'Míralo antes de pagar',
    lead: 'Imágenes reales: un proyecto nuestro tal como salió del generador, compilado y en marcha.',
    swagger: 'La página de Swagger del proyecto, con cada llamada para probarla.',
    report: 'REPORT.md de un esquema con dos defectos: qué fue de cada tabla y qué no se pudo conservar.',
    browse: 'Explorar el proyecto completo',
  },
  groups: 'Los cinco grupos',
  swaggerPicture:
    'Swagger UI del proyecto de ejemplo: GET, PUT, DELETE y POST de /api/v1/orders, con POST abierto y el cuerpo de su petición.',
  reportTable: 'Una tabla del informe',
  plans: 'Ver los planes',
  closing: {
    title: 'Míralo con tus propias tablas',
    lead: 'Trae un archivo, elige las partes y mira qué sale.',
  },
};
