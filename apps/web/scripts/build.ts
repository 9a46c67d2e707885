import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Prerendered } from '../src/prerender.tsx';
import { compressFolder } from './compress-folder.ts';
import { inputDigest, readDigest, writeDigest } from './input-digest.ts';
import { writePages } from './write-pages.ts';

// The caller may run under another mode (tests do); what is built is always the real thing.
process.env['NODE_ENV'] = 'production';

const web = path.resolve(import.meta.dirname, '..');
const dist = path.join(web, 'dist');
const draft = path.join(web, 'dist-ssr');

/** Builds the site into dist: bundle, prerendered pages, compressed copies. Does nothing when nothing changed. */
async function buildSite(): Promise<void> {
  const digest = inputDigest(web);
  if (readDigest(dist) === digest) {
    console.log('The site is up to date.');
    return;
  }
  const began = performance.now();
  await build({ root: web, configLoader: 'native', logLevel: 'warn', build: { manifest: true } });
  const rendered = await renderPages();
  const site = writePages(dist, rendered);
  rmSync(path.join(dist, '.vite'), { recursive: true, force: true });
  const sizes = compressFolder(dist);
  writeFileSync(path.join(dist, 'site.json'), `${JSON.stringify(site, null, 2)}\n`);
  writeDigest(dist, digest); // last: a build that broke off is not taken for a finished one
  console.log(`Built the site in ${((performance.now() - began) / 1000).toFixed(1)} s: ${sizes.files} files.`);
}

async function renderPages(): Promise<Prerendered> {
  await build({
    root: web,
    configLoader: 'native',
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir: draft, emptyOutDir: true, copyPublicDir: false },
  });
  try {
    const entry = pathToFileURL(path.join(draft, 'prerender.js')).href;
    const { prerenderSite } = (await import(entry)) as typeof import('../src/prerender.tsx');
    return await prerenderSite();
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

await buildSite();
