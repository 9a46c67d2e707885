// The engine for pictures of many runs: each step rests just long enough for one to be taken.
import { restingGenerate } from '../kit/resting-engine.ts';

export { edit, preview, read } from '../kit/resting-engine.ts';

export const generate = restingGenerate(700);
