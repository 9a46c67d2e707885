// Plain JavaScript on purpose: an older Node.js must be able to read it far enough to say what is missing.
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const NODE_MODULES = fileURLToPath(new URL('../../../node_modules/', import.meta.url));

/** True where this Node.js runs TypeScript as it is written. */
export function isNewEnough(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 18);
}

/** The packages that npm leaves out with --omit=optional: parts of the build are made for one platform each. */
function hasOptionalPackages(folder) {
  const builds = `${folder}@rolldown`;
  return existsSync(builds) && readdirSync(builds).some((name) => name.startsWith('binding-'));
}

/**
 * Why this clone cannot be built or started, in sentences that say what to do; undefined when it can.
 *
 * @param folder the clone's node_modules, with a slash at its end
 * @param version the Node.js that is to run it
 */
export function findStartProblem(folder = NODE_MODULES, version = process.versions.node) {
  if (!existsSync(`${folder}.package-lock.json`)) return 'Nothing is installed yet. Run: npm ci';
  if (!hasOptionalPackages(folder)) {
    return (
      'The optional packages were left out (--omit=optional, or omit=optional in .npmrc), and the build needs them.\n' +
      'Run: npm ci --include=optional'
    );
  }
  if (isNewEnough(version)) return undefined;
  return (
    `Backsmith needs Node.js 22.18 or newer; this is ${version}, and the install brought none for ` +
    `${process.platform} ${process.arch}.\n` +
    'Run npm ci again, or install Node.js 24 yourself.'
  );
}
