// Size of the schema reader as a browser gets it: `readSchema` with everything it needs, minified and compressed.
//   node bench/reader-bundle.ts
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const MOST_KILOBYTES = 60;
const ENTRY = fileURLToPath(new URL('reader-entry.ts', import.meta.url));

const result = await build({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'error',
  build: {
    write: false,
    minify: true,
    target: 'es2023',
    rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict', output: { codeSplitting: false } },
  },
});

const outputs = Array.isArray(result) ? result : [result];
const code = outputs
  .flatMap((each) => ('output' in each ? each.output : []))
  .map((chunk) => (chunk.type === 'chunk' ? chunk.code : ''))
  .join('');
const plain = code.length / 1000;
const compressed = gzipSync(code, { level: 9 }).length / 1000;
const small = code.length > 0 && compressed <= MOST_KILOBYTES;
console.log(
  `${small ? 'ok  ' : 'MISS'} ${plain.toFixed(1)} kB, gzipped ${compressed.toFixed(1)} kB (most ${MOST_KILOBYTES})`,
);
process.exitCode = small ? 0 : 1;
