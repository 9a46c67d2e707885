import { LIMITS } from '@backsmith/contract';
import type { Catalogue } from '../catalogue.ts';

export const intake: Catalogue['intake'] = {
  coming: 'En camino',
  drop: 'Suelta aquí un archivo .sql',
  dropAnother: 'Suelta aquí otro archivo .sql',
  or: 'o',
  choose: 'elige uno',
  limit: `, de hasta ${LIMITS.upload.label}`,
  remove: 'Quitar {name}',
  notKept: 'Este navegador no guarda archivos para después. Inicia sesión primero y luego elige el archivo.',
  useExample: 'Usar un ejemplo',
  generate: 'Generar el backend',
  generating: 'Generando…',
  nothing: 'Nada a mano',
  lookAt: '¿Nada a mano? Mira',
  sample: 'Un esquema de ejemplo',
  allModels: 'Todos los modelos',
  sampleNotKept: 'Este navegador no guarda archivos para después. Toma uno de los modelos o inicia sesión primero.',
};

export const howItWorks: Catalogue['howItWorks'] = {
  title: 'De un esquema a un servicio que puedes ejecutar',
  lead: 'Cuatro pasos, unos 5 minutos desde el prompt o el archivo hasta la descarga. Ves cada paso mientras ocurre.',
  bring: {
    title: 'Paso 1: Trae lo que tengas',
    lead: 'Un archivo de base de datos o la idea con tus propias palabras.',
    file: {
      title: 'Opción 1: Sube un archivo SQL',
      text: 'Las tablas, relaciones y restricciones del archivo se leen en tu navegador: ves su diagrama antes de iniciar sesión. Las filas de datos de un volcado se omiten.',
    },
    prompt: {
      title: 'Opción 2: Descríbelo',
      text: 'Cuenta qué guarda la aplicación y quién la usa. Ves el esquema resultante antes de iniciar sesión.',
      coming:
        'Hasta que el generador pueda leer ideas, construye a partir de un archivo .sql; tu texto se conserva en esta pestaña y espera allí a su lado.',
      label: '¿Qué quieres construir?',
      example:
        'Una tienda en línea: los clientes hacen pedidos con varios productos, cada producto pertenece a una categoría y cada pedido tiene un estado y una dirección de entrega.',
    },
  },
  steps: [
    {
      id: 'validate',
      title: 'Paso 2: Se valida el esquema',
      text: 'Cada CREATE TABLE detectado se construye o se nombra con su línea y el motivo. Las claves compuestas, las referencias a la propia tabla y las palabras reservadas pasan sin comentarios; una clave foránea hacia una tabla que falta recibe uno.',
      art: 'findings',
    },
    {
      id: 'generate',
      title: 'Paso 3: Se genera el backend',
      text: 'Entidades con sus asociaciones, repositorios, servicios, controladores, validación, migraciones y pruebas, en tu paquete y con tus nombres. Ves cada paso y mientras tanto puedes cerrar la página.',
      art: 'files',
    },
    {
      id: 'export',
      title: 'Paso 4: Exporta y despliega',
      text: 'Descarga el ZIP o envíalo a GitHub o GitLab desde la página del proyecto: a un repositorio nuevo o como solicitud de fusión en uno tuyo. Incluye un .gitignore y un pipeline. Prueba cada llamada en Swagger y despliega el contenedor o el jar donde funcionan tus servicios.',
      art: 'launch',
    },
  ],
  browse: 'Explorar un proyecto terminado',
  findings: 'Observaciones',
  start: 'Generar mi backend ahora',
  watch: 'Ver la demo',
  closing: {
    title: 'Tu esquema como servicio en marcha',
    lead: 'Trae el archivo. Las pruebas que vienen con el proyecto dicen si se sostiene.',
  },
};
