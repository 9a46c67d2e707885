import { createRequire } from 'node:module';
import { findProgram } from './find-program.ts';

/** The one without windows first: the same engine, for two thirds of the processor time of the whole browser. */
const INSTALLED_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** A browser installed on this machine, or the one that an npm package brings for 64-bit Linux. */
export type Chromium = { readonly kind: 'installed'; readonly path: string } | { readonly kind: 'packaged' };

function isPackaged(): boolean {
  if (process.platform !== 'linux' || process.arch !== 'x64') return false;
  try {
    createRequire(import.meta.url).resolve('@sparticuz/chromium');
    return true;
  } catch {
    return false; // The package is a development dependency that an operator may have left out.
  }
}

/** The browser for page tests; `CHROMIUM` names one by path. */
export function findChromium(): Chromium | undefined {
  const named = process.env['CHROMIUM'];
  if (named !== undefined) return { kind: 'installed', path: named };
  for (const name of INSTALLED_NAMES) {
    const path = findProgram(name);
    if (path !== undefined) return { kind: 'installed', path };
  }
  return isPackaged() ? { kind: 'packaged' } : undefined;
}
