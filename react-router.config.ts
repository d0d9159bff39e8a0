import type { Config } from '@react-router/dev/config';

/** A browser-only application; the public pages are rendered to HTML at build so that they read before any script. */
export default {
  appDirectory: 'src/app/web',
  buildDirectory: 'build',
  ssr: false,
  prerender: [
    '/',
    '/about-us',
    '/faq',
    '/termsandconditions',
    '/signup',
    '/partner-signup',
    '/request-link',
    '/admin-login',
  ],
} satisfies Config;
