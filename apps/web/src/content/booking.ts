import type { PreferredTime, ProjectType } from '@backsmith/contract';
import { textsOf } from '../language/texts.ts';

/** The words of the demo booking. */
export const booking = {
  title: 'Book a Live Demo',
  lead: 'Bring a schema, or watch us break one of ours. You talk to somebody who works on the generator.',
  note: 'Our team makes contact within 24 hours for a 30-minute demo.',
  submit: 'Book my demo',
} as const;

/** The select's options, in order. The keys are what is sent. */
export const PROJECT_TYPE_NAMES = {
  'new-project': 'New project',
  'existing-modernization': 'Modernising an existing system',
  'microservices-migration': 'Migration to microservices',
  'api-development': 'API development',
  'proof-of-concept': 'Proof of concept',
  'enterprise-solution': 'Enterprise solution',
} as const satisfies Record<ProjectType, string>;

export const PREFERRED_TIME_NAMES = {
  morning: 'Morning (9 AM-12 PM)',
  afternoon: 'Afternoon (12-5 PM)',
  evening: 'Evening (5-8 PM)',
  flexible: 'Flexible',
} as const satisfies Record<PreferredTime, string>;

export const bookingTexts = textsOf('booking', booking);

export const choiceTexts = textsOf('choices', { projectTypes: PROJECT_TYPE_NAMES, times: PREFERRED_TIME_NAMES });
