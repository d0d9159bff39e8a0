import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkFileNames, chunkGroups } from './scripts/chunk-groups.ts';
import { NEXT } from './scripts/switch-build.ts';

/** Where `npm run dev` runs the server that answers the calls. */
const apiUrl = process.env.API_URL;

export default defineConfig(({ command, isSsrBuild }) => ({
  // A change of a screen is shown without loading the page anew; a build needs no help with React.
  plugins: [tailwindcss(), ...(command === 'serve' ? [react()] : [])],
  server: apiUrl ? { proxy: { '/api': apiUrl, '/dev': apiUrl } } : {},
  build: {
    outDir: `${NEXT}/${isSsrBuild ? 'painter' : 'client'}`,
    copyPublicDir: !isSsrBuild,
    target: 'es2022',
    // Which file holds what: scripts/render-pages.mjs and the tests of the built files read it.
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { moduleLevelDirective: false },
      ...(isSsrBuild ? {} : { output: { chunkFileNames, codeSplitting: { groups: chunkGroups } } }),
    },
  },
}));
