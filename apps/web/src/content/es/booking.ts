import type { Catalogue } from '../catalogue.ts';

export const booking: Catalogue['booking'] = {
  title: 'Reserva una demo en directo',
  lead: 'Trae un esquema o mira cómo rompemos uno nuestro. Hablas con alguien que trabaja en el generador.',
  note: 'Nuestro equipo se pone en contacto en menos de 24 horas para una demo de 30 minutos.',
  submit: 'Reservar mi demo',
};

export const choices: Catalogue['choices'] = {
  projectTypes: {
    'new-project': 'Proyecto nuevo',
    'existing-modernization': 'Modernización de un sistema existente',
    'microservices-migration': 'Migración a microservicios',
    'api-development': 'Desarrollo de una API',
    'proof-of-concept': 'Prueba de concepto',
    'enterprise-solution': 'Solución empresarial',
  },
  times: {
    morning: 'Por la mañana (9:00-12:00)',
    afternoon: 'Por la tarde (12:00-17:00)',
    evening: 'Al final de la tarde (17:00-20:00)',
    flexible: 'Flexible',
  },
};

export const bookingForm: Catalogue['bookingForm'] = {
  firstName: 'Nombre',
  lastName: 'Apellidos',
  email: 'Correo electrónico',
  company: 'Empresa',
  phone: 'Teléfono',
  projectType: 'Tipo de proyecto',
  preferredTime: 'Horario preferido',
  message: 'Mensaje',
  noPreference: 'Sin preferencia',
  booking: 'Reservando…',
  missing: {
    firstName: 'Falta el nombre',
    lastName: 'Faltan los apellidos',
    email: 'Falta el correo electrónico',
    company: 'Falta la empresa',
  },
  noEmail: 'Escribe una dirección de correo válida',
  booked: 'Tu demo está reservada',
  date: 'Fecha',
  time: 'Hora',
  duration: 'Duración',
  minutes: '{count} minutos',
  sent: 'Te enviamos una invitación de calendario y un correo de confirmación.',
  another: 'Reservar otra demo',
};
