// The frame of those who work at a desk: a fixed sidebar of places, a profile menu above the page. Made for 1280 px, usable at 768 px.
import { type LucideIcon, Menu as MenuIcon, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { Logo } from '#platform/web/ui/logo.tsx';
import { frameTexts } from '#texts/navigation.ts';
import { MAIN_ID, SkipLink } from './skip-link.tsx';

export type SidePlace = {
  to: string;
  text: string;
  icon: LucideIcon;
  /** Not marked as the present place on the pages below it. */
  exact?: boolean | undefined;
  badge?: ReactNode;
};
export type SideGroup = { title: string; places: readonly SidePlace[] };

type SideFrameProps = {
  home: string;
  groups: readonly SideGroup[];
  /** The profile menu. */
  menu: ReactNode;
  children: ReactNode;
};

export const SideFrame = ({ home, groups, menu, children }: SideFrameProps) => (
  <div className="grid min-h-dvh md:grid-cols-[14rem_minmax(0,1fr)] max-md:grid-rows-[auto_1fr] lg:grid-cols-[15rem_minmax(0,1fr)]">
    <SkipLink />
    <Sidebar home={home} groups={groups} />
    <div className="flex min-w-0 flex-col">
      <header className="flex min-h-14 items-center justify-end border-line border-b px-4 md:px-6 xl:px-10">
        {menu}
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="grow p-4 md:p-6 xl:p-10">
        {children}
      </main>
    </div>
  </div>
);

/** Always open beside the page; where there is no room for that, above it, behind a button. */
function Sidebar({ home, groups }: Pick<SideFrameProps, 'home' | 'groups'>) {
  const [open, setOpen] = useState(false);
  const groupsId = useId();
  const { key } = useLocation();
  useEffect(() => {
    if (key) setOpen(false);
  }, [key]);
  return (
    <nav
      aria-label={frameTexts.mainNavigation}
      className="flex flex-col gap-4 bg-deep p-3 text-on-deep md:sticky md:top-0 md:h-dvh md:overflow-y-auto"
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
            <h2 className="px-3 pb-1 font-semibold text-on-deep-muted text-xs">{group.title}</h2>
            {group.places.map((place) => (
              <SidebarLink key={place.to} place={place} />
            ))}
          </section>
        ))}
      </div>
    </nav>
  );
}

const SidebarLink = ({ place: { to, text, icon: Icon, exact = false, badge } }: { place: SidePlace }) => (
  <NavLink
    to={to}
    end={exact}
    className="flex min-h-11 items-center gap-3 rounded-md px-3 font-medium text-on-deep-muted text-sm hover:bg-deep-line hover:text-on-deep aria-[current=page]:bg-deep-line aria-[current=page]:text-on-deep"
  >
    <Icon className="size-5 shrink-0" />
    {text}
    {badge}
  </NavLink>
);
