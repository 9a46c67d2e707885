import type { Catalogue } from '../catalogue.ts';

export const pricing: Catalogue['pricing'] = {
  title: 'Paga una vez. El código es tuyo.',
  lead: 'Un precio por proyecto, sin suscripción y sin límite de tablas. El plan que necesitas depende de las partes que actives.',
  start: 'Empieza ahora',
  startSignedIn: 'Empieza a crear tu backend',
  plans: 'Planes',
  get: 'Elegir {plan}',
  buy: 'Comprar {plan}',
  notForSale: 'Aún no está a la venta: parte de lo que promete todavía se está construyendo.',
  compare: 'Compara los planes',
  feature: 'Función',
  included: 'Incluido',
  notIncluded: 'No incluido',
  paying: 'Preguntas sobre el pago',
  questions: [
    {
      question: '¿Cuándo pago?',
      answer:
        'Antes de que se genere un proyecto. Puedes pagar primero aquí o en el generador, cuando sepas qué necesitas.',
    },
    {
      question: '¿Qué cubre un pago?',
      answer:
        'Un proyecto de ese plan, una vez. Si la generación falla, el pago sigue siendo tuyo y espera al siguiente intento.',
    },
    {
      question: '¿El tamaño de mi esquema cambia el precio?',
      answer: 'No. Tres tablas o trescientas: el precio depende de las partes, nunca de las tablas.',
    },
    {
      question: '¿A dónde va mi número de tarjeta?',
      answer:
        'Al proveedor de pagos, desde tu navegador. Nunca llega a este servidor, que solo se entera de que un pago se realizó.',
    },
  ],
};

export const planCard: Catalogue['planCard'] = {
  popular: 'El más elegido',
  perProject: 'por proyecto, una vez',
  coming: 'en camino',
  insteadOf: 'en lugar de',
  off: '{percent} % de descuento',
};

export const paying: Catalogue['paying'] = { title: 'Inicia sesión', cancel: 'Cancelar', login: 'Iniciar sesión' };
