// The frame of the staff's pages: a fixed sidebar in two groups, the account menu, the page. Made for a desk, usable at 768 px.
import '../signed-in.css';
import {
  BadgeCheck,
  HandCoins,
  Inbox,
  KeyRound,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  MessageCircle,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { UnreadBadge } from '#features/messages/web/unread-badge.tsx';
import { Logo } from '#platform/web/ui/logo.tsx';
import { frameTexts } from '#texts/navigation.ts';
import { type StaffPlace, staffGroups } from '#texts/places.ts';
import type { ShellPerson } from './account-menu.tsx';
import { Avatar } from './avatar.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';

const ICONS: Record<StaffPlace['icon'], LucideIcon> = {
  dashboard: LayoutDashboard,
  loans: HandCoins,
  users: Users,
  submission: Inbox,
  messages: MessageCircle,
  verification: BadgeCheck,
};

const ENTRY =
  'flex min-h-11 items-center gap-3 rounded-md px-3 font-medium text-on-deep-muted hover:bg-deep-line hover:text-on-deep aria-[current=page]:bg-deep-line aria-[current=page]:text-on-deep';

type StaffShellProps = { person: ShellPerson; role: string; children: ReactNode };

export function StaffShell({ person, role, children }: StaffShellProps) {
  return (
    <div className="grid min-h-dvh md:grid-cols-[15rem_minmax(0,1fr)] max-md:grid-rows-[auto_1fr]">
      <SkipLink />
      <aside className="flex flex-col gap-6 overflow-y-auto bg-deep p-3 text-on-deep md:sticky md:top-0 md:h-dvh">
        <Link
          to="/admin/dashboard"
          aria-label={frameTexts.home}
          className="inline-flex min-h-12 items-center rounded-md px-3"
        >
          <Logo onDeep />
        </Link>
        <nav aria-label={frameTexts.mainNavigation} className="grid gap-6 max-md:grid-cols-2">
          {staffGroups.map((group) => (
            <section key={group.title} aria-label={group.title} className="grid content-start gap-0.5">
              <h2 className="px-3 pb-1 font-semibold text-on-deep-muted text-xs">{group.title}</h2>
              {group.places.map((place) => (
                <SidebarLink key={place.to} place={place} />
              ))}
            </section>
          ))}
        </nav>
        <div className="mt-auto border-deep-line border-t pt-3">
          <p className="flex items-center gap-3 px-3 pb-2">
            <Avatar name={person.name} imageUrl={person.imageUrl} />
            <span className="min-w-0">
              <span className="block truncate font-medium">{person.name}</span>
              <span className="block truncate text-on-deep-muted text-sm">{role}</span>
            </span>
          </p>
          <NavLink to="/admin/update-password" className={ENTRY}>
            <KeyRound className="size-5 shrink-0" />
            {frameTexts.changePassword}
          </NavLink>
          <Link to="/admin/logout" className={ENTRY}>
            <LogOut className="size-5 shrink-0" />
            {frameTexts.logOut}
          </Link>
        </div>
      </aside>
      <main id={MAIN_ID} tabIndex={-1} className="p-4 md:p-6 xl:p-10">
        {children}
      </main>
    </div>
  );
}

function SidebarLink({ place }: { place: StaffPlace }) {
  const Icon = ICONS[place.icon];
  return (
    <NavLink to={place.to} end={place.exact} className={ENTRY}>
      <Icon className="size-5 shrink-0" />
      {place.text}
      {place.icon === 'messages' && <UnreadBadge className="ml-auto" />}
    </NavLink>
  );
}
