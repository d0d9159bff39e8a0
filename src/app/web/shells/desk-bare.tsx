// The frame of what staff and lenders must do before they get at their pages: the name of the product, and nothing that leads elsewhere.
import type { ReactNode } from 'react';
import { Logo } from '#platform/web/ui/logo.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';

export const DeskBareShell = ({ children }: { children: ReactNode }) => (
  <div className="min-h-dvh">
    <SkipLink />
    <header className="border-line border-b">
      <div className="mx-auto flex min-h-14 max-w-2xl items-center px-4 sm:px-6">
        <Logo />
      </div>
    </header>
    <main id={MAIN_ID} tabIndex={-1} className="px-4 py-8 sm:px-6 sm:py-12">
      {children}
    </main>
  </div>
);
