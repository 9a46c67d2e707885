import type { Tone } from '../../../shared/ui/tone.ts';

/** The fills of the light theme (tokens.css), on white. */
export const FILL: Readonly<Record<Tone | 'rest', string>> = {
  ok: '#22945f',
  busy: '#b57a08',
  info: '#3b80d6',
  bad: '#da3d5f',
  other: '#8263d3',
  accent: '#c4440c',
  quiet: '#8a8378',
  rest: '#b9b3a8',
};
