/** Words that stand below the picture from one second to another. */
export type Cue = { readonly from: number; readonly to: number; readonly text: string };

/** Between two cues there is a moment of nothing, so that a change is noticed. */
const GAP_SECONDS = 0.15;

/**
 * Cues from the moments something is said: each stays until the next.
 *
 * @param end when the video is over
 */
export function cuesOf(said: readonly { readonly at: number; readonly text: string }[], end: number): readonly Cue[] {
  return said.map(({ at, text }, index) => {
    const next = said[index + 1]?.at;
    return { from: at, to: next === undefined ? end : next - GAP_SECONDS, text };
  });
}

/** Cues as WebVTT: https://www.w3.org/TR/webvtt1. */
export function webVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ from, to, text }) => `${timeText(from)} --> ${timeText(to)}\n${escaped(text)}\n`);
  return ['WEBVTT\n', ...blocks].join('\n');
}

function timeText(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const part = (size: number, of: number, digits: number) =>
    String(Math.floor(milliseconds / size) % of).padStart(digits, '0');
  return `${part(60_000, 60, 2)}:${part(1000, 60, 2)}.${part(1, 1000, 3)}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
