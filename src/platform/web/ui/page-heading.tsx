// The one h1 of a screen. It takes the focus when the screen was reached by navigation and its words are there, so that a screen reader starts there.
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { brand } from '#texts/brand.ts';

type PageHeadingProps = {
  title: string;
  className?: string;
  /** Whether the screen stands there before the address names it: then the focus is taken at once, and not again when the address comes. */
  isAhead?: boolean;
  /** Whether its words are still to come: the focus waits for them, and is not taken from what is used meanwhile. */
  isAwaited?: boolean | undefined;
  children?: ReactNode;
};

/** Sets the document's title to `title` and shows `children`, or else the title, as the heading. */
export function PageHeading({
  title,
  className = `${hasLongWord(title) ? 'text-title-long' : 'text-2xl'} font-bold sm:text-3xl`,
  isAhead = false,
  isAwaited = false,
  children,
}: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  /** The path at which the document was loaded: there the browser has placed the focus itself. A change of the query string alone is no navigation to another screen. */
  const loadedAt = useRef(key === 'default' && !isAhead ? pathname : null);
  const aheadOf = useRef(isAhead ? pathname : null);
  /** What had the focus when the screen was gone to; undefined once the heading has had it. */
  const goneFrom = useRef<Element | null>(undefined);
  useEffect(() => {
    if (pathname === loadedAt.current) return;
    loadedAt.current = null;
    const isHere = aheadOf.current !== null && aheadOf.current !== pathname;
    if (isHere) aheadOf.current = null;
    else goneFrom.current = document.activeElement;
  }, [pathname]);
  useEffect(() => {
    const from = goneFrom.current;
    if (isAwaited || from === undefined || pathname === loadedAt.current) return;
    goneFrom.current = undefined;
    const present = document.activeElement;
    if (present === from || present === document.body) heading.current?.focus({ preventScroll: true });
  }, [pathname, isAwaited]);
  return (
    <>
      <title>{`${title} – ${brand.name}`}</title>
      <h1 ref={heading} tabIndex={-1} aria-busy={isAwaited || undefined} className={className}>
        {children ?? title}
      </h1>
    </>
  );
}

/** One that would be torn on a phone with text at 200 %. */
const hasLongWord = (title: string): boolean => title.split(' ').some(({ length }) => length > 11);
