import { PRODUCT } from '@backsmith/contract';
import type { Catalogue } from '../catalogue.ts';
import { databaseRows } from '../faq-first.ts';
import { SITE } from '../site.ts';

const DATABASES = [
  ['MySQL', 'scripts y mysqldump'],
  ['MariaDB', 'scripts y mariadb-dump'],
  ['PostgreSQL', 'scripts y pg_dump'],
  ['Oracle', 'scripts y DDL exportado'],
  ['SQL Server', 'scripts de Management Studio'],
  ['SQLite', 'scripts y .dump'],
  ['MongoDB', 'nada: no tiene esquema SQL'],
] as const;

const TARGET_WORDS = { built: 'sí', coming: 'en camino', none: 'no: elige otro destino' };

const list: Catalogue['firstQuestions']['list'] = [
  {
    question: '¿Qué bases de datos puedo subir?',
    answer:
      'Scripts y volcados, tal como los escriben tus herramientas. El producto está hecho para MySQL, PostgreSQL, Oracle, SQL Server y MongoDB; la lista de abajo dice qué se lee y para qué se puede hacer un proyecto. Puedes leer de una y construir para otra. Nuestras pruebas arrancan backends en servidores reales de PostgreSQL, MySQL y MariaDB. Para Oracle y SQL Server comprueban cada sentencia con la gramática del lenguaje, pero todavía no se han encontrado con un servidor: arranca tu proyecto en el tuyo antes de confiar en él.',
    table: { head: ['Base de datos', 'Se lee de', 'Destino'], rows: databaseRows(DATABASES, TARGET_WORDS) },
  },
  {
    question: '¿Tengo que limpiar antes mi esquema?',
    answer:
      'No. Las claves compuestas, las tablas de unión, las palabras reservadas y las tablas sin clave se conservan como están. Lo que no se pudo leer se enumera con su línea y columna.',
  },
  {
    question: `¿Depende el proyecto de ${PRODUCT.name}?`,
    answer: 'No. Es Spring Boot sin adornos en tu propio paquete, y es tuyo. Cámbialo, véndelo o no vuelvas nunca.',
  },
  {
    question: '¿Qué necesito para ejecutarlo?',
    answer:
      'Un JDK, 17 o posterior. El wrapper de Maven trae lo demás. El primer arranque y las pruebas no necesitan una base de datos tuya: PostgreSQL viene incluido, las demás se ejecutan en memoria y MongoDB con un sustituto. Con tres ajustes apunta a la tuya.',
  },
];

export const firstQuestions: Catalogue['firstQuestions'] = { list };

export const faq: Catalogue['faq'] = {
  title: 'Preguntas con respuestas claras',
  lead: 'Si la tuya no está aquí, escríbenos. La lee una persona.',
  more: '¿Algo más?',
  questions: [
    ...list,
    {
      question: '¿Puedo elegir entre monolito y microservicios?',
      answer:
        'Sí. Los microservicios se cortan por tus claves foráneas: antes de que se construya nada ves qué servicio se queda con qué tablas y qué claves se cortan, y puedes mover tablas, renombrar servicios y unirlos. Cada uno tiene su propia base de datos y delante de todos hay una puerta de enlace; con la seguridad, las personas inician sesión en un servicio más, cuyos tokens comprueban todos los demás. Para Oracle y SQL Server, que ocupan gigabytes cada uno, todos los servicios comparten un servidor en un mismo equipo. La arquitectura nunca sube el precio.',
    },
    {
      question: '¿Y la seguridad del código generado?',
      answer:
        'Cada proyecto valida lo que recibe y toma sus secretos del entorno. Con el gestor de excepciones (Advanced), cada error lleva un código que se mantiene de una versión a otra, para que los clientes puedan confiar en él. Con la seguridad (Enterprise), cada llamada necesita un token: los administradores invitan a personas, que inician sesión y reciben roles; las contraseñas erróneas repetidas bloquean una cuenta durante un tiempo, las llamadas están limitadas y los cambios quedan anotados. También puede encargarse del inicio de sesión tu propio emisor OAuth2. Una cuenta nueva no lee datos de personas, sueldos ni secretos y, donde las columnas dicen de quién es un registro, puedes reservarlo a su dueño antes de construir.',
    },
    {
      question: '¿De quién es el código generado?',
      answer:
        'Tuyo, desde el momento en que lo descargas. Sin clave de licencia, sin entorno de ejecución y sin atribución. Los términos dicen lo mismo con más palabras.',
    },
    {
      question: '¿Cuánto cuesta? ¿Hay suscripción?',
      answer:
        'No hay suscripción. Un plan se paga una vez por proyecto, tenga las tablas que tenga. El plan que necesitas depende de las partes que actives, y ves el precio antes de pagar.',
    },
    {
      question: '¿Qué pasa si una generación falla después de pagar?',
      answer:
        'Entonces el pago no se gasta: vuelve a ti y espera al siguiente intento. El reembolso de un pago que aún no se usó retira también el derecho a generar.',
    },
    {
      question: '¿Qué pasa con los datos de mi archivo?',
      answer:
        'El generador lee la estructura y omite las filas: ninguna aparece en el proyecto. El archivo se guarda entero, con sus filas, junto a tu proyecto, para que se pueda volver a generar. Solo tu cuenta puede acceder a él. Lo que no deba guardarse, quítalo antes de subirlo:',
      table: {
        head: ['Herramienta', 'Solo la estructura'],
        rows: [
          ['PostgreSQL', 'pg_dump --schema-only'],
          ['MySQL', 'mysqldump --no-data'],
          ['MariaDB', 'mariadb-dump --no-data'],
          ['SQL Server', 'Generar scripts, «Solo esquema»'],
          ['Oracle', 'expdp content=metadata_only y luego impdp sqlfile='],
        ],
      },
    },
    {
      question: '¿Cuánto tarda y hay un límite de tablas?',
      answer:
        'Depende de dónde pares el reloj. Ningún plan cuenta tus tablas y ningún esquema se rechaza por tener muchas.',
      table: {
        head: ['Desde', 'Hasta', 'Calcula'],
        rows: [
          ['Pulsar «Generar»', 'un zip que compila', 'menos de 3 minutos'],
          ['Un archivo o un prompt', 'la descarga, con las partes elegidas', 'unos 5 minutos'],
          ['Una idea', 'un backend desplegado, incluida tu revisión', '20 minutos'],
        ],
      },
    },
    {
      question: '¿Puedo editar el código? ¿Quién ayuda cuando algo está mal?',
      answer: `Edítalo todo: es Java corriente, con formato y con pruebas que te dicen qué se rompió. Si el generador se equivocó, escribe a ${SITE.contact} con la línea del informe.`,
    },
  ],
};
