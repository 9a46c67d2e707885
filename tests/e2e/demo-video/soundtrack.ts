/** One channel, enough for soft tones. */
const RATE = 24_000;
/** Four chords of four tones each, in half tones from the A below middle C; they go round. */
const CHORDS = [
  [0, 7, 12, 16],
  [-4, 3, 8, 12],
  [-7, 5, 9, 12],
  [-2, 5, 10, 14],
] as const;
const TONE_SECONDS = 0.6;
const CHORD_SECONDS = TONE_SECONDS * 8;
const LONGEST_TONE_SECONDS = 2.4;
const FADE_SECONDS = 2;
const LOUDNESS = 0.16;

/** Quiet plucked chords, computed: nobody's music is copied. @returns a WAV file as long as asked for */
export function soundtrack(seconds: number): Uint8Array {
  const samples = new Float64Array(Math.ceil(seconds * RATE));
  for (let turn = 0; turn * TONE_SECONDS < seconds; turn++) {
    const at = turn * TONE_SECONDS;
    const chord = CHORDS[Math.floor(at / CHORD_SECONDS) % CHORDS.length] ?? CHORDS[0];
    const tone = chord[[0, 1, 2, 3, 2, 1, 3, 2][turn % 8] ?? 0] ?? 0;
    pluck(samples, at, 220 * 2 ** (tone / 12));
  }
  const fade = (at: number) => Math.min(1, at / FADE_SECONDS, (seconds - at) / FADE_SECONDS);
  return wave(samples.map((sample, index) => sample * LOUDNESS * Math.max(0, fade(index / RATE))));
}

/** Adds a tone that dies away. */
function pluck(samples: Float64Array, at: number, frequency: number): void {
  const first = Math.round(at * RATE);
  const last = Math.min(samples.length, first + LONGEST_TONE_SECONDS * RATE);
  for (let index = first; index < last; index++) {
    const time = (index - first) / RATE;
    const swell = Math.min(1, time / 0.012) * Math.exp(-time * 2.6);
    const turn = 2 * Math.PI * frequency * time;
    samples[index] = (samples[index] ?? 0) + swell * (Math.sin(turn) + 0.25 * Math.sin(2 * turn));
  }
}

/** Samples from -1 to 1 as a WAV file of 16 bits. */
function wave(samples: Float64Array): Uint8Array {
  const bytes = Buffer.alloc(44 + samples.length * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + samples.length * 2, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, index) =>
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), 44 + index * 2),
  );
  return bytes;
}
