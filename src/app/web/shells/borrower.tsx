// The frame of a borrower's pages: top bar with navigation, bell and account menu; the page; the footer.
import { Menu as MenuIcon, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useMyLoan } from '#features/loans/web/own/use-my-loan.ts';
import { UnreadBadge } from '#features/messages/web/unread-badge.tsx';
import { Logo } from '#platform/web/ui/logo.tsx';
import { ConfettiRegion } from '#platform/web/ui/overlay/confetti.tsx';
import { frameTexts } from '#texts/navigation.ts';
import { borrowerPlaces, MY_LOAN, type Place } from '#texts/places.ts';
import { AccountMenu, type ShellPerson } from './account-menu.tsx';
import { Footer } from './footer.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';

type BorrowerShellProps = {
  person: ShellPerson;
  /** The notification bell, and what stands beside it; each 44 px square. */
  bell: ReactNode;
  /** Without navigation while only the quiz may be seen. */
  navigation?: boolean;
  children: ReactNode;
};

const widePlaces = borrowerPlaces.filter((place) => place.show !== 'phone');
const phonePlaces = borrowerPlaces.filter((place) => place.show !== 'wide');

export function BorrowerShell({ person, bell, navigation = true, children }: BorrowerShellProps) {
  const { open, setOpen, burger, menu } = useBurger();
  const menuId = useId();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="sticky top-0 z-30 border-line border-b bg-ground">
        <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center gap-x-0.5 gap-y-2 px-4 sm:gap-x-2 sm:px-6">
          {navigation && (
            <button
              ref={burger}
              type="button"
              aria-label={open ? frameTexts.closeMenu : frameTexts.menu}
              aria-expanded={open}
              aria-controls={menuId}
              onClick={() => setOpen(!open)}
              className="-ml-2.5 grid size-11 place-items-center rounded-md hover:bg-leaf-soft bar:hidden"
            >
              {open ? <X className="size-6" /> : <MenuIcon className="size-6" />}
            </button>
          )}
          <Link
            to="/"
            aria-label={frameTexts.home}
            className="mr-auto inline-flex min-h-11 items-center rounded-md"
          >
            <Logo />
          </Link>
          {navigation && <WideNavigation />}
          {/* Together: where large text takes the first line, they stand in the next one, at its end. */}
          <div className="ml-auto flex items-center gap-x-0.5 sm:gap-x-2">
            {bell}
            <AccountMenu person={person} />
          </div>
        </div>
        <nav
          ref={menu}
          id={menuId}
          aria-label={frameTexts.mainNavigation}
          hidden={!open}
          className="max-h-[calc(100dvh-4rem)] overflow-y-auto border-line border-t px-2 py-2 bar:hidden"
        >
          {navigation && <PhonePlaces />}
        </nav>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 sm:py-10">
        {children}
      </main>
      <Footer />
      <ConfettiRegion />
    </div>
  );
}

/** The phone's menu: it closes when it has led somewhere, and with Escape, which gives the focus back to its button. */
function useBurger() {
  const [open, setOpen] = useState(false);
  const burger = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    // A screen that was not reached before takes the focus; where one is already, it would be lost with the menu.
    if (menu.current?.contains(document.activeElement)) burger.current?.focus();
    if (key) setOpen(false);
  }, [key]);
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      burger.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);
  return { open, setOpen, burger, menu };
}

/** With the loan after the dashboard, where it moves nothing but that when it is known. */
function useWithLoan(places: readonly Place[]): readonly Place[] {
  const to = useMyLoan();
  return to ? places.toSpliced(1, 0, { to, text: MY_LOAN }) : places;
}

const PhonePlaces = () =>
  useWithLoan(phonePlaces).map((place) => (
    <NavLink
      key={place.to}
      to={place.to}
      end={place.to === '/'}
      className="flex min-h-12 items-center rounded-md px-3 font-medium aria-[current=page]:bg-leaf-soft aria-[current=page]:text-leaf"
    >
      {place.phoneText ?? place.text}
    </NavLink>
  ));

const WideNavigation = () => (
  <nav aria-label={frameTexts.mainNavigation} className="mr-2 hidden bar:flex">
    {useWithLoan(widePlaces).map((place) => (
      <NavLink
        key={place.to}
        to={place.to}
        end={place.to === '/'}
        className="-mb-px inline-flex min-h-16 items-center whitespace-nowrap border-transparent border-b-2 px-1.25 font-medium text-muted text-sm hover:text-ink aria-[current=page]:border-leaf aria-[current=page]:text-leaf xl:px-3"
      >
        {place.text}
        {place.to === '/messages' && <UnreadBadge />}
      </NavLink>
    ))}
  </nav>
);
