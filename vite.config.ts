import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Where `npm run dev` runs the server that answers the calls. */
const apiUrl = process.env.API_URL;

/** Few chunks that every page needs compress better than many small ones: 4 KB less for a visitor. */
const vendor = {
  name: 'vendor',
  priority: 2,
  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
};
const frame = {
  name: 'frame',
  priority: 1,
  test: new RegExp(
    `src/(${[
      'app/web/(root|shells/(visitor|footer|skip-link|starting))',
      'platform/web/(call|session)',
      'platform/web/ui/(banner|button|button-class|logo|page|page-heading|sign|tone)',
      'platform/web/ui/(form/(error-summary|field|password-field|text-field)|overlay/(toast|toast-region))',
      'features/accounts/web/(calls|use-account-form)',
      'features/accounts/rules/.*',
      'app/web/guard',
      'shared/(actor|calendar|money)',
      'texts/(accounts|brand|navigation|ui)',
    ].join('|')})\\.tsx?$`,
  ),
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  server: apiUrl ? { proxy: { '/api': apiUrl, '/dev': apiUrl } } : {},
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [vendor, frame] } } },
  },
});
