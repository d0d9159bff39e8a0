// The frame of those who work at a desk: a fixed sidebar of places, a profile menu above the page. Made for 1280 px, usable at 768 px.
import { ChevronDown, type LucideIcon, Menu as MenuIcon, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { menuTexts } from '#features/reports/texts/staff-menu.ts';
import { ListViews } from '#features/reports/web/desk/views/list-views.tsx';
import { onceShown } from '#features/second-factor/web/once-shown.ts';
import { bringCurrentIntoView } from '#platform/web/scroll/bring-into-view.ts';
import { FetchesFile } from '#platform/web/ui/list/desk/list-file.tsx';
import { ViewsOfLists } from '#platform/web/ui/list/desk/views-part.ts';
import { Logo } from '#platform/web/ui/logo.tsx';
import { showCounted } from '#shared/figure.ts';
import { frameTexts } from '#texts/navigation.ts';
import { MAIN_ID, SkipLink } from './skip-link.tsx';

export type SidePlace = {
  to: string;
  text: string;
  icon: LucideIcon;
  /** Whether the entry is left unmarked on the pages below its own. */
  exact?: boolean | undefined;
  /** How many wait there; nothing is shown of none. */
  waits?: number;
  /** How many of those that wait are late. */
  late?: number;
  /** What waits there waits at other places too. */
  isSum?: boolean;
};
/** Places of the menu that belong to one work; those of a work without a title have no heading and are not folded. */
export type SideWork = { key: string; title: string | null; places: readonly SidePlace[] };
export type SideGroup = {
  title: string;
  works: readonly SideWork[];
  /** A button beside the title of the group. */
  action?: { text: string; icon: LucideIcon; onClick: () => void };
};

type Folding = { folded: readonly string[]; fold: (key: string) => void };

type SideFrameProps = {
  home: string;
  groups: readonly SideGroup[];
  folding?: Folding;
  /** The profile menu. */
  menu: ReactNode;
  children: ReactNode;
};

export const SideFrame = ({ home, groups, folding, menu, children }: SideFrameProps) => (
  <div className="grid min-h-dvh md:grid-cols-[14rem_minmax(0,1fr)] max-md:grid-rows-[auto_1fr] lg:grid-cols-[15rem_minmax(0,1fr)]">
    <SkipLink />
    <Sidebar {...{ home, groups, folding }} />
    <div className="flex min-w-0 flex-col">
      <header className="flex min-h-14 items-center justify-end border-line border-b px-4 md:px-6 xl:px-10">
        {menu}
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="grow p-4 md:p-6 xl:p-10">
        <FetchesFile value={fetchOnceShown}>
          <ViewsOfLists value={ListViews}>{children}</ViewsOfLists>
        </FetchesFile>
      </main>
    </div>
  </div>
);

const fetchOnceShown = (address: string): void => void onceShown(() => window.open(address, '_self'));

/** Always open beside the page; where there is no room for that, above it, behind a button. */
function Sidebar({ home, groups, folding }: Pick<SideFrameProps, 'home' | 'groups' | 'folding'>) {
  const [open, setOpen] = useState(false);
  const groupsId = useId();
  const { key, pathname } = useLocation();
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (key) setOpen(false);
  }, [key]);
  // What waits is known a moment later, and makes the entries above the current one taller.
  const isCounted = groups.some(({ works }) => works.some(({ places }) => places.some(hasWaits)));
  useEffect(() => {
    // Named here because a change of it moves the entry.
    void isCounted;
    if (pathname && bar.current) bringCurrentIntoView(bar.current);
  }, [pathname, isCounted]);
  return (
    <nav
      ref={bar}
      aria-label={frameTexts.mainNavigation}
      className="flex flex-col gap-4 bg-deep p-3 text-on-deep md:sticky md:top-0 md:h-dvh md:overflow-y-auto md:[scrollbar-gutter:stable]"
    >
      <div className="flex flex-wrap items-center justify-between">
        <Link
          to={home}
          aria-label={frameTexts.home}
          className="inline-flex min-h-12 items-center rounded-md px-3"
        >
          <Logo onDeep />
        </Link>
        <button
          type="button"
          aria-label={open ? frameTexts.closeMenu : frameTexts.menu}
          aria-expanded={open}
          aria-controls={groupsId}
          onClick={() => setOpen(!open)}
          className="grid size-11 place-items-center rounded-md hover:bg-deep-line md:hidden"
        >
          {open ? <X className="size-6" /> : <MenuIcon className="size-6" />}
        </button>
      </div>
      <div id={groupsId} className={`grid gap-6 pb-3 max-md:grid-cols-1 ${open ? '' : 'max-md:hidden'}`}>
        {groups.map((group) => (
          <section key={group.title} aria-label={group.title} className="grid content-start gap-0.5">
            <div className="flex items-center justify-between pl-3">
              <h2 className="font-semibold text-on-deep-muted text-xs">{group.title}</h2>
              {group.action && <GroupAction action={group.action} />}
            </div>
            {group.works.map((work) => (
              <Work key={work.key} work={work} folding={folding} pathname={pathname} />
            ))}
          </section>
        ))}
      </div>
    </nav>
  );
}

const hasWaits = ({ waits = 0 }: SidePlace): boolean => waits > 0;

const GroupAction = ({
  action: { text, icon: Icon, onClick },
}: {
  action: NonNullable<SideGroup['action']>;
}) => (
  <button
    type="button"
    aria-label={text}
    title={text}
    onClick={onClick}
    className="grid size-11 place-items-center rounded-md text-on-deep-muted hover:bg-deep-line hover:text-on-deep"
  >
    <Icon className="size-4" />
  </button>
);

type WorkProps = { work: SideWork; folding: Folding | undefined; pathname: string };

/** Folded, it still says how much waits in it; the present place is never folded away. */
function Work({ work: { key, title, places }, folding, pathname }: WorkProps) {
  const listId = useId();
  const isPresent = places.some(
    ({ to, exact }) => pathname === to || (!exact && pathname.startsWith(`${to}/`)),
  );
  const isFolded = title !== null && !isPresent && (folding?.folded.includes(key) ?? false);
  const parts = places.filter(({ isSum }) => !isSum);
  const waits = parts.reduce((sum, place) => sum + (place.waits ?? 0), 0);
  const late = parts.reduce((sum, place) => sum + (place.late ?? 0), 0);
  return (
    <>
      {title !== null && folding && (
        <h3>
          <button
            type="button"
            aria-expanded={!isFolded}
            aria-controls={listId}
            disabled={isPresent}
            onClick={() => folding.fold(key)}
            className="flex min-h-11 w-full items-center gap-2 rounded-md px-3 text-left font-semibold text-on-deep-muted text-xs enabled:hover:bg-deep-line enabled:hover:text-on-deep"
          >
            {title}
            {isFolded && <Waits count={waits} late={late} />}
            {!isPresent && (
              <ChevronDown
                className={`size-4 shrink-0 ${isFolded ? '-rotate-90' : ''} ${isFolded && waits > 0 ? '' : 'ml-auto'}`}
              />
            )}
          </button>
        </h3>
      )}
      <div id={listId} hidden={isFolded} className="grid gap-0.5">
        {places.map((place) => (
          <SidebarLink key={place.to} place={place} />
        ))}
      </div>
    </>
  );
}

const LINK =
  'flex min-h-11 items-center gap-3 rounded-md px-3 py-1.5 font-medium text-on-deep-muted text-sm hover:bg-deep-line hover:text-on-deep aria-[current=page]:bg-deep-line aria-[current=page]:text-on-deep';

/** How many wait is said of the place, and is not its name. One of a narrowed list is never the present place. */
function SidebarLink({
  place: { to, text, icon: Icon, exact = false, waits = 0, late = 0 },
}: {
  place: SidePlace;
}) {
  const waitsId = useId();
  const described = waits > 0 ? { 'aria-describedby': waitsId } : {};
  // Its words never run below the count.
  const look = waits > 0 ? `${LINK} pr-12` : LINK;
  const inside = (
    <>
      <Icon className="size-5 shrink-0" />
      <span>
        {text}
        {late > 0 && (
          <span aria-hidden="true" className="figures block text-xs">
            {menuTexts.late(shown(late))}
          </span>
        )}
      </span>
    </>
  );
  return (
    <div className="relative">
      {to.includes('?') ? (
        <Link to={to} {...described} className={look}>
          {inside}
        </Link>
      ) : (
        <NavLink to={to} end={exact} {...described} className={look}>
          {inside}
        </NavLink>
      )}
      {waits > 0 && (
        <span className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2">
          <Waits count={waits} late={late} isLateSaid id={waitsId} />
        </span>
      )}
    </div>
  );
}

const MOST_SHOWN = 99;
const shown = (count: number): string => (count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count));

/** How much waits, and how much of it is late. */
const Waits = ({
  count,
  late,
  isLateSaid = false,
  id,
}: {
  count: number;
  late: number;
  /** It stands below the place's name already. */
  isLateSaid?: boolean;
  id?: string;
}) =>
  count > 0 && (
    <span
      className={`figures ml-auto inline-flex h-5 min-w-5 items-center justify-center gap-0.5 rounded-full bg-pimento font-semibold text-on-pimento text-xs leading-none ${late > 0 && !isLateSaid ? 'px-2' : 'px-1.5'}`}
    >
      <span aria-hidden="true">
        {late > 0 && !isLateSaid ? menuTexts.ofWhichLate(shown(count), shown(late)) : shown(count)}
      </span>
      <span id={id} className="sr-only">
        {late > 0
          ? menuTexts.waitsLate(showCounted(count), showCounted(late))
          : menuTexts.waits(showCounted(count))}
      </span>
    </span>
  );
