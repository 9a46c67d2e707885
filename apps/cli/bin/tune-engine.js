import v8 from 'node:v8';

/** The releases of V8 that were measured; another may complain about a flag it does not know. */
const KNOWN = [12, 13, 14];

/**
 * Sets up V8 for a command that ends in seconds. Its best compiler costs more than it gives there: a quarter of the
 * processor time of a generation of 100 tables went into code that was hardly run afterwards. Must be called before
 * anything is loaded or the compile cache is switched on: what is cached holds for one set of flags only.
 */
export function tuneForShortRun() {
  if (!KNOWN.includes(Number(process.versions.v8.split('.')[0]))) return;
  for (const flag of ['invocation-count-for-turbofan=100000', 'invocation-count-for-osr=20000'])
    v8.setFlagsFromString(`--${flag}`);
}
