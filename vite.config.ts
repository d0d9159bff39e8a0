import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { browserOnlyRouter } from './scripts/browser-only-router.ts';

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
      'platform/web/(call|connection|session)',
      'platform/web/ui/(banner|button|button-class|card|link-button|logo|page|page-heading|sign|tone)',
      'platform/web/ui/(form/(notices/error-summary|field|password-field|text-field)|overlay/(toast|toast-region))',
      'features/accounts/web/(calls|entering|log-in-form|use-account-form|mailed-links/resend-link)',
      'features/accounts/rules/fields',
      'app/web/guard',
      'shared/(actor|calendar|money)',
      'texts/(accounts|brand|navigation|ui)',
    ].join('|')})\\.tsx?$|vite/preload-helper`,
  ),
};
/** The landing's live example, whose parts the offer shows too. */
const cost = {
  name: 'cost',
  priority: 1,
  test: /src\/(features\/loans\/(rules\/(add-on|amount|cost-of-loan|effective-rate)|web\/cost-\w+)|platform\/web\/ui\/slider|texts\/cost)\.tsx?$/,
};
/** What every screen of a signed-in person shows: one file each, where the parts that screens share would be thirty. */
const signedIn = {
  name: 'signed-in',
  test: new RegExp(
    `src/(${[
      'app/web/(borrower-frame|shells/(account-menu|avatar|borrower))',
      'features/(activity|seeds)/(rules|web/(?!staff)).*',
      'platform/web/(live|query|third-parties)',
      'platform/web/ui/(loaded|progress|skeleton|tabs)',
      'platform/web/ui/(list/(empty-state|status-chip)|overlay/(confetti|menu))',
      'texts/(activity|places)',
    ].join('|')})\\.tsx?$|node_modules/@tanstack/`,
  ),
};
/** Apart from the forms, because the shell clears away the drafts of others. */
const drafts = {
  name: 'drafts',
  priority: 1,
  test: /src\/features\/forms\/web\/(drafts\/draft-store|documents\/documents-in)/,
};
/** Apart, because sign-up has one too. */
const dialog = { name: 'dialog', priority: 1, test: /src\/platform\/web\/ui\/overlay\/dialog/ };
/** What every configured form is made of; what builds them is the staff's. */
const forms = {
  name: 'forms',
  test: /src\/features\/forms\/(rules\/(?!definition)|web\/(?!drafts|outbox|builder))/,
};
const icons = { name: 'icons', test: /node_modules\/lucide-react\// };

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), browserOnlyRouter()],
  server: apiUrl ? { proxy: { '/api': apiUrl, '/dev': apiUrl } } : {},
  build: {
    target: 'es2022',
    // Read, and removed again, by scripts/build-worker.mjs.
    manifest: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [vendor, frame, cost, drafts, dialog, signedIn, icons, forms] },
      },
    },
  },
});
