// The one h1 of a screen. It takes the focus when the screen was reached by navigation, so that a screen reader starts there.
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { brand } from '#texts/brand.ts';

type PageHeadingProps = {
  title: string;
  className?: string;
  /** Whether the screen stands there before the address names it: then the focus is taken at once, and not again when the address comes. */
  isAhead?: boolean;
  children?: ReactNode;
};

/** Sets the document's title to `title` and shows `children`, or else the title, as the heading. */
export function PageHeading({
  title,
  className = `${hasLongWord(title) ? 'text-title-long' : 'text-2xl'} font-bold sm:text-3xl`,
  isAhead = false,
  children,
}: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  /** The path at which the document was loaded: there the browser has placed the focus itself. A change of the query string alone is no navigation to another screen. */
  const loadedAt = useRef(key === 'default' && !isAhead ? pathname : null);
  const aheadOf = useRef(isAhead ? pathname : null);
  useEffect(() => {
    if (pathname === loadedAt.current) return;
    loadedAt.current = null;
    const isHere = aheadOf.current !== null && aheadOf.current !== pathname;
    if (isHere) aheadOf.current = null;
    else heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <>
      <title>{`${title} – ${brand.name}`}</title>
      <h1 ref={heading} tabIndex={-1} className={className}>
        {children ?? title}
      </h1>
    </>
  );
}

/** One that would be torn on a phone with text at 200 %. */
const hasLongWord = (title: string): boolean => title.split(' ').some(({ length }) => length > 11);
