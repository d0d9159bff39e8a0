// The frame of a lender's pages: the logo, changing the password, logging out, and the page.
import '../signed-in.css';
import { KeyRound, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Logo } from '#platform/web/ui/logo.tsx';
import { frameTexts } from '#texts/navigation.ts';
import { MAIN_ID, SkipLink } from './skip-link.tsx';

const ENTRY = 'inline-flex min-h-11 items-center gap-2 rounded-md px-3 font-medium hover:bg-leaf-soft';

export const PartnerShell = ({ children }: { children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col">
    <SkipLink />
    <header className="border-line border-b">
      <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center justify-between gap-x-4 px-4 sm:px-6">
        <Link
          to="/partner/dashboard"
          aria-label={frameTexts.home}
          className="inline-flex min-h-11 items-center rounded-md"
        >
          <Logo />
        </Link>
        <nav aria-label={frameTexts.mainNavigation} className="-mx-3 flex flex-wrap">
          <Link to="/partner/update-password" className={ENTRY}>
            <KeyRound className="size-5 text-muted" />
            {frameTexts.changePassword}
          </Link>
          <Link to="/partner/logout" className={ENTRY}>
            <LogOut className="size-5 text-muted" />
            {frameTexts.logOut}
          </Link>
        </nav>
      </div>
    </header>
    <main id={MAIN_ID} tabIndex={-1} className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 sm:py-10">
      {children}
    </main>
  </div>
);
