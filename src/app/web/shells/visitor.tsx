// The frame of the public pages: the banner of the licence, a light top bar, the page, the footer.
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { Logo } from '#platform/web/ui/logo.tsx';
import { brand } from '#texts/brand.ts';
import { frameTexts } from '#texts/navigation.ts';
import { Footer } from './footer.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';

const LINKS = [
  ['/about-us', frameTexts.aboutUs],
  ['/faq', frameTexts.faq],
] as const;

type VisitorShellProps = {
  /** The landing paints its own sections from edge to edge; every other page gets a margin. */
  edgeToEdge?: boolean;
  children: ReactNode;
};

export function VisitorShell({ edgeToEdge = false, children }: VisitorShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-line border-b">
        <p className="bg-leaf-soft px-4 py-1 text-center font-medium text-leaf text-sm">
          {brand.licenceBanner}
        </p>
        <div className="mx-auto flex min-h-14 max-w-6xl flex-wrap items-center justify-between gap-x-4 px-4 sm:px-6">
          <Link to="/" aria-label={frameTexts.home} className="inline-flex min-h-11 items-center rounded-md">
            <Logo />
          </Link>
          <nav aria-label={frameTexts.mainNavigation} className="-mr-3 flex flex-wrap">
            {LINKS.map(([to, text]) => (
              <NavLink
                key={to}
                to={to}
                className="inline-flex min-h-11 items-center rounded-md px-3 font-medium underline-offset-8 hover:underline aria-[current=page]:text-leaf aria-[current=page]:underline"
              >
                {text}
              </NavLink>
            ))}
          </nav>
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={edgeToEdge ? '' : 'px-4 py-8 sm:px-6 sm:py-12'}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
