import { PRODUCT } from '@backsmith/contract';
import type { TranslatedHeads } from '../page-heads.ts';

export const pageHeads: TranslatedHeads = {
  '/': {
    title: `${PRODUCT.name}: entra SQL, sale Spring Boot`,
    description: `Trae un archivo SQL. ${PRODUCT.name} lee cada tabla, clave y regla, y escribe un proyecto Spring Boot que compila.`,
  },
  '/how-it-works': {
    title: 'Cómo funciona',
    description:
      'Cuatro pasos de un archivo SQL o una idea a un proyecto Spring Boot: traer, validar, generar y exportar.',
  },
  '/services': {
    title: 'Servicios',
    description:
      'Qué hay en el zip: servicios REST, integración con la base de datos, documentación de la API, archivos de DevOps y más.',
  },
  '/pricing': {
    title: 'Precios',
    description: 'Tres planes, un solo pago por proyecto. Sin suscripción y sin límite de tablas.',
  },
  '/faq': {
    title: 'Preguntas frecuentes',
    description:
      'Doce preguntas sobre bases de datos, arquitectura, propiedad, precio, datos y límites, con respuestas claras.',
  },
};
