import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { tool } from '../../kit/index.ts';

/** What a browser needs here: no sandbox as root, no traffic of its own. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the browser of this machine, or the one that an npm package brings. */
export async function openBrowser(): Promise<Browser> {
  const found = tool('chromium');
  if (found.kind === 'installed') return await chromium.launch({ executablePath: found.path, args: FLAGS });
  return await openPackaged();
}

/**
 * The package unpacks itself below the temporary folder, whatever version lies there already, so each version gets a
 * folder of its own; it brings the libraries a bare machine lacks only when told that it runs at a host of functions.
 */
async function openPackaged(): Promise<Browser> {
  const folder = path.join(tmpdir(), `backsmith-chromium-${packagedVersion()}`);
  mkdirSync(folder, { recursive: true });
  const before = { ...process.env };
  Object.assign(process.env, { VERCEL: '1', TMPDIR: folder });
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    const executablePath = await packaged.executablePath();
    process.env['FONTCONFIG_FILE'] = writeFontConfiguration(folder);
    return await chromium.launch({ executablePath, args: ['--headless', ...FLAGS], env: textsOf(process.env) });
  } finally {
    restore(before);
  }
}

/** The package's own configuration looks for its fonts in one fixed folder; a browser without any font dies at a text field. */
function writeFontConfiguration(folder: string): string {
  const file = path.join(folder, 'fonts.conf');
  const folders = `<dir>${path.join(folder, 'fonts')}</dir><cachedir>${path.join(folder, 'fonts-cache')}</cachedir>`;
  const type = '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">';
  writeFileSync(file, `${type}<fontconfig>${folders}</fontconfig>\n`);
  return file;
}

function restore(before: NodeJS.ProcessEnv): void {
  for (const name of ['VERCEL', 'TMPDIR', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'FONTCONFIG_FILE']) {
    if (before[name] === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = before[name];
  }
}

function textsOf(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  );
}

function packagedVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const folder = entry.slice(0, entry.lastIndexOf('chromium') + 'chromium'.length);
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  return version;
}
