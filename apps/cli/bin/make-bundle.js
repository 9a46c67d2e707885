// Run by npm at the end of `npm ci` and of `npm run build`. Plain JavaScript on purpose: an older Node.js must be able to read it.
// The command line runs without a bundle, too: where none can be made, that is said, and the install goes on.
import { isNewEnough } from './find-start-problem.js';

try {
  if (isNewEnough()) await (await import('../scripts/bundle-clone.ts')).bundleClone();
} catch (error) {
  console.error(`The command line will run from its sources, because bundling them failed: ${error.message}`);
}
