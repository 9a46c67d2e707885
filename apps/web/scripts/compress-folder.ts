import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Pages are compressed by the server, which puts its address into them. */
const COMPRESSIBLE = /\.(js|css|svg|json|txt)$/;
/** Smaller files fit one packet as they are. */
const WORTH_BYTES = 600;

/** Lays a .br and a .gz beside every file that gains from it; the server sends whichever the browser takes. */
export function compressFolder(folder: string): { readonly files: number } {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => COMPRESSIBLE.test(file));
  for (const file of files) {
    const at = path.join(folder, file);
    const bytes = readFileSync(at);
    if (bytes.length < WORTH_BYTES) continue;
    writeFileSync(`${at}.gz`, gzipSync(bytes, { level: 9 }));
    writeFileSync(`${at}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }));
  }
  return { files: files.length };
}
