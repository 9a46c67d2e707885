import type { Tone } from '../ui/tone.ts';

const TONES: Readonly<Record<string, Tone>> = {
  swagger: 'ok',
  exceptionHandler: 'busy',
  security: 'bad',
  microservice: 'info',
};

/** Swagger green, exception handler amber, security red, microservice blue, any other purple (spec 2 §2.2). */
export function featureTone(key: string): Tone {
  return TONES[key] ?? 'other';
}
