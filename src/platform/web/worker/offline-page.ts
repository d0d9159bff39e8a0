// The page that stands in for one that cannot be fetched.
import { barePage } from '#shared/html/bare-page.ts';
import { barePageTexts } from '#texts/bare-page.ts';
import { offlinePageTexts as texts } from '#texts/offline.ts';

const PAGE = barePage({
  ...texts,
  // Under the address that was asked for, so that trying again is loading it again.
  ways: [
    [barePageTexts.retry, ''],
    [barePageTexts.toStart, '/'],
  ],
});

export const offlinePage = (): Response =>
  new Response(PAGE, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
      'cache-control': 'no-store',
    },
  });
