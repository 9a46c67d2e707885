import type { Tone } from '../ui/tone.ts';

/** 80 percent or more green, 60 or more amber, lower red (spec 2 §9). */
export function rateTone(rate: number): Tone {
  if (rate >= 80) return 'ok';
  return rate >= 60 ? 'busy' : 'bad';
}
