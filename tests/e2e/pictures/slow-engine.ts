// The engine for pictures of a running generation: each step rests long enough for one to be taken.
import { restingGenerate } from '../kit/resting-engine.ts';

export { edit, preview, read } from '../kit/resting-engine.ts';

export const generate = restingGenerate(2500);
