import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

/** A file of a bundle. */
export type BundleFile = { readonly name: string; readonly code: string };

export type BundleOptions = {
  /** The modules it is entered by, under the names of their files. */
  readonly input: Readonly<Record<string, string>>;
  readonly plugins: readonly Plugin[];
  /** What goes into the bundle, besides our own packages; the others are imported where it is installed. */
  readonly libraries: readonly string[];
  readonly minify: boolean;
};

/** Makes JavaScript of the sources, in few files: Node.js takes longer to find and erase the types of a thousand than to run them. */
export async function rollUp({ input, plugins, libraries, minify }: BundleOptions): Promise<readonly BundleFile[]> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    root: fileURLToPath(new URL('..', import.meta.url)),
    plugins: [...plugins],
    ssr: { noExternal: [/^@backsmith\//, ...libraries] },
    build: {
      ssr: true,
      target: 'node22',
      minify,
      write: false,
      rolldownOptions: { input: { ...input }, output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' } },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs
    .flatMap((each) => ('output' in each ? each.output : []))
    .flatMap((file) => (file.type === 'chunk' ? [{ name: file.fileName, code: file.code }] : []));
}

/** Leaves the server out, which stands where the bundle is run under the given name. */
export function leaveServerOut(name: string): Plugin {
  return {
    name: 'leave-server-out',
    enforce: 'pre',
    resolveId: (id) => (id === '@backsmith/server' ? { id: name, external: true } : undefined),
  };
}
