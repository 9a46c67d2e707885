import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fontPreload } from './scripts/font-preload.ts';
import { productName } from './scripts/product-name.ts';

/** Where `npm run dev` finds the API; `backsmith serve` prints its address. */
const api = process.env['BACKSMITH_API'] ?? 'http://127.0.0.1:3000';

const FORM_PARTS =
  /\/src\/shared\/(lib\/(duration|has-kept|save-file|use-entered-before)|ui\/(tool-icons|control-class|field|text-input|password-input|select|checkbox|panel|segment|file-row|file-drop|stepper|empty-state|note|progress-bar|ring|waiting|switch|switch-row))\./;
const HOOK_FORM = /node_modules\/react-hook-form\//;
const SHARED_PARTS =
  /\/src\/(shared\/(lib\/(?!duration|has-kept|save-file|use-entered-before)|session\/(?!use-ended)|navigation|ui\/(badge|button|code|icon|link|mark|schema-diagram|tag|theme|toast-outlet|tone))|app\/(frame\/(site|top-bar|menu|phone|entry|footer|use-scrolled)|skip-link|site-pages)|content\/(site|navigation))/;

export default defineConfig({
  plugins: [react(), tailwindcss(), productName(), fontPreload()],
  worker: { format: 'es' },
  server: { proxy: { '/api': api, '/health': api } },
  build: {
    target: 'baseline-widely-available',
    // light-dark() carries both themes in one declaration and must reach the browser as written.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Small SVGs stay files: `data:` images would have to be allowed by the content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The app, and what takes over the pages that are written out as HTML.
      input: { app: 'index.html', site: 'src/site.tsx' },
      output: {
        // Few requests for a first page: React in one file, what the pages share in others; the router, the forms and what
        // only signed-in pages share stay out of the pages that were written out.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'router', test: /node_modules\/(react-router|@remix-run)\// },
            { name: 'hook-form', test: HOOK_FORM },
            { name: 'kit', test: SHARED_PARTS, minShareCount: 2 },
            { name: 'forms', test: FORM_PARTS, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
