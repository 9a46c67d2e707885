// The engine for the demo video: each step rests long enough to be read. The captions say so.
import { restingGenerate } from '../kit/resting-engine.ts';

export { edit, preview, read } from '../kit/resting-engine.ts';

export const generate = restingGenerate(1300);
