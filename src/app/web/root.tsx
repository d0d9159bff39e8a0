// The HTML around every page, what shows before the application runs, and what shows when it breaks.
import './app.css';
import fontUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
} from 'react-router';
import { Logo } from '#platform/web/ui/logo.tsx';
import { ToastRegion } from '#platform/web/ui/overlay/toast-region.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { brand } from '#texts/brand.ts';
import { frameTexts } from '#texts/navigation.ts';
import { FirstPaint } from './shells/starting.tsx';

export { FirstPaint as HydrateFallback };

export const links: LinksFunction = () => [
  { rel: 'preload', href: fontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icon-180.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-JM">
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf7ef" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1814" />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <>
      <Outlet />
      <ToastRegion />
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const reference = referenceOf(error);
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-center gap-4 p-6">
      <Logo />
      <PageHeading title={missing ? frameTexts.notFoundTitle : frameTexts.brokenTitle} />
      <p>{missing ? frameTexts.notFound : frameTexts.broken}</p>
      {reference && (
        <p className="figures font-semibold">
          {frameTexts.reference}: {reference}
        </p>
      )}
      <p className="flex flex-wrap gap-6">
        <a href="/" className="link py-2.5">
          {frameTexts.toStart}
        </a>
        <a href={`mailto:${brand.supportEmail}`} className="link py-2.5">
          {brand.supportEmail}
        </a>
      </p>
    </main>
  );
}

/** The number under which the server's log holds the failure, where there is one. */
const referenceOf = (error: unknown): string | null =>
  error instanceof Error && 'reference' in error && typeof error.reference === 'string'
    ? error.reference
    : null;
