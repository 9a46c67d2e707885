import { PRODUCT } from '@backsmith/contract';
import { FEATURES } from '@backsmith/options';
import type { Catalogue } from '../catalogue.ts';
import { javaVersions } from '../java-versions.ts';
import { sample } from '../sample/index.ts';

const JAVA_VERSIONS = javaVersions('es');

const SIGN_IN = FEATURES.security.built
  ? 'El inicio de sesión con JWT u OAuth2, los roles y los límites de llamadas se activan con un interruptor.'
  : 'JWT y OAuth2 están en camino.';

export const home: Catalogue['home'] = {
  hero: {
    headline: 'DEL PROMPT AL BACKEND LISTO PARA PRODUCCIÓN EN MINUTOS',
    lead: `Trae un archivo SQL o cuenta qué quieres construir. ${PRODUCT.name} escribe el proyecto Spring Boot en menos de 3 minutos, con las pruebas que demuestran que funciona.`,
    badge: 'Más de 500 desarrolladores confían en él',
    watch: 'Ver la demo',
    builtWith: 'Con qué está hecho',
    versions: [`Spring Boot ${sample.springBoot}`, `Java ${JAVA_VERSIONS}`, 'Maven'],
  },
  about: {
    title: 'El código que habrías escrito tú',
    lead: 'Spring Boot sin adornos, en tu propio paquete y con tus propios nombres. Nada en él se conecta con nosotros y nada en él nos necesita.',
    highlights: [
      {
        art: 'services',
        title: 'Microservicios al instante',
        text: 'Tus claves foráneas muestran por dónde se divide un sistema en servicios. Ves el corte y puedes cambiarlo antes de que se construya nada.',
      },
      {
        art: 'calls',
        title: 'API REST completas',
        text: 'Entidades, servicios y controladores para cada tabla, con paginación, filtros, validación y códigos de estado honestos.',
      },
      {
        art: 'delivery',
        title: 'Seguridad, CI/CD y DevOps',
        text: `Incluye un Dockerfile, manifiestos de Kubernetes, pipelines, comprobaciones de estado y métricas. ${SIGN_IN}`,
      },
      {
        art: 'build',
        title: 'Código de calidad para producción',
        text: 'El proyecto compila y sus pruebas pasan en un equipo que no tiene más que un JDK. Esa es toda la promesa.',
      },
    ],
  },
  steps: {
    title: 'Tres pasos, nada oculto',
    lead: 'Ves cada paso mientras ocurre y cada línea que no se entendió.',
    list: [
      {
        title: 'Sube el modelo de la base de datos',
        text: 'Un volcado o un script tuyo, tal como lo escriben tus herramientas. Las filas de datos se omiten: solo se lee la estructura.',
      },
      {
        title: 'Configura los microservicios',
        text: 'Elige un plan, deja que la IA te proponga una arquitectura y activa las partes que quieras. Ningún plan rechaza un esquema por su tamaño.',
      },
      {
        title: 'Compila y lánzalo',
        text: 'Descarga el zip, ejecútalo en el acto, despliégalo o envíalo a donde tu CI/CD se haga cargo.',
      },
    ],
  },
  whatYouGet: {
    title: 'Qué hay en el zip',
    lead: 'Archivos de un proyecto que este sitio hizo con el esquema de arriba, tal como salieron del generador.',
    groups: [
      {
        name: 'Microservicios Spring Boot',
        text: 'Controladores, servicios y repositorios para cada tabla.',
        more: 'POST responde 201 con la dirección del registro nuevo. Un duplicado es un 409; una referencia a algo que no existe, un 422. Las listas vienen por páginas y admiten filtros.',
        files: ['controller/', 'service/', 'repository/', 'domain/', 'dto/'],
        excerpt: 'controller',
      },
      {
        name: 'Integración con la base de datos',
        text: 'Migraciones de Flyway para tu base de datos. Los proyectos para PostgreSQL arrancan sobre el propio PostgreSQL.',
        more: 'Se conservan las claves compuestas, las tablas de unión, los enums, los checks y las palabras reservadas. No se renombra ninguna tabla ni columna.',
        files: ['db/migration/postgresql/', 'DevelopmentDatabase.java', 'compose.yaml'],
        excerpt: 'migration',
      },
      {
        name: 'Documentación de la API',
        text: 'Una descripción OpenAPI y una página para probar cada llamada.',
        more: 'Activa Swagger, arranca el proyecto y abre /swagger-ui.html. Cada llamada está también en un archivo para tu editor.',
        files: ['OpenApiConfig.java', 'requests.http', 'README.md', 'REPORT.md'],
        excerpt: 'openApi',
      },
      {
        name: 'Listo para DevOps',
        text: 'Un contenedor, manifiestos de Kubernetes y pipelines para GitHub, GitLab y Jenkins.',
        more: `La configuración viene del entorno; incluye comprobaciones de estado, métricas y un wrapper de Maven. Las pruebas no necesitan base de datos ni contenedor y se ejecutan en Java ${JAVA_VERSIONS}.`,
        files: ['Dockerfile', 'k8s/', '.github/workflows/ci.yml', '.gitlab-ci.yml', 'Jenkinsfile', 'mvnw'],
        excerpt: 'delivery',
      },
      {
        name: 'Para empresas',
        text: 'Un solo lugar para los errores y otro para quién puede llamar a qué; usuarios, roles, límites de llamadas y auditoría.',
        more: 'Con el gestor de excepciones, los errores son documentos de problema con códigos estables y un mensaje por cada campo que incumplió una regla. Con la seguridad, cada llamada necesita un token y cada regla viene con una prueba que la ataca.',
        files: ['GlobalExceptionHandler.java', 'RequestIdFilter.java', 'TracingSwitch.java'],
        excerpt: 'errors',
      },
    ],
  },
  why: {
    title: 'Los esquemas reales son desordenados',
    lead: 'Palabras reservadas, claves compuestas, dos claves foráneas hacia la misma tabla, volcados llenos de ajustes. Estos entraron sin retocar.',
    reasons: [
      {
        title: 'Nada se pierde en silencio',
        text: 'Cada tabla detectada se construye o aparece en el informe con su línea y el motivo.',
      },
      {
        title: 'Comprobado antes de que lo recibas',
        text: 'Cada resultado pasa una comprobación propia antes de empaquetar el zip. Lo que falla no se entrega.',
      },
      {
        title: 'Tuyo, por completo',
        text: 'Ni entorno de ejecución, ni anotaciones, ni dependencias nuestras. Elimina tu cuenta y seguirá compilando.',
      },
    ],
  },
  pricing: {
    title: 'Paga una vez por proyecto',
    lead: 'Sin suscripción, y ningún plan cuenta tus tablas.',
  },
  work: {
    title: 'Trabajos recientes',
    lead: 'Los casos de estudio se están escribiendo. Sus páginas ya están abiertas.',
  },
  faq: {
    title: 'Preguntas',
  },
};
