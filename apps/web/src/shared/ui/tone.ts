/** What a colour says: states, chart categories, selection. Ember is never a state. */
export type Tone = 'ok' | 'busy' | 'info' | 'bad' | 'other' | 'accent' | 'quiet';

/** Text on its own tint. */
export const TINTED = {
  ok: 'text-ok bg-ok-tint',
  busy: 'text-busy bg-busy-tint',
  info: 'text-info bg-info-tint',
  bad: 'text-bad bg-bad-tint',
  other: 'text-other bg-other-tint',
  accent: 'text-accent-text bg-accent-tint',
  quiet: 'text-fg-2 bg-surface-2',
} as const satisfies Record<Tone, string>;

/** Bars, dots and progress. */
export const FILLED = {
  ok: 'bg-ok-fill',
  busy: 'bg-busy-fill',
  info: 'bg-info-fill',
  bad: 'bg-bad-fill',
  other: 'bg-other-fill',
  accent: 'bg-accent',
  quiet: 'bg-fg-3',
} as const satisfies Record<Tone, string>;
