// The frame of the staff's pages: their places in two groups, those for admins alone left out for moderators.
import type { ReactNode } from 'react';
import { AlertsBell } from '#features/audit/web/staff/alerts-bell.tsx';
import { UnreadBadge } from '#features/messages/web/unread-badge.tsx';
import { FindAnything } from '#features/reports/web/staff/find/find-anything.tsx';
import { staffGroups } from '#texts/staff-places.ts';
import type { ShellPerson } from './account-menu.tsx';
import { DeskMenu } from './desk-menu.tsx';
import { SideFrame, type SideGroup } from './side-frame.tsx';
import { STAFF_ICONS } from './staff-icons.ts';

type StaffShellProps = { person: ShellPerson; role: string; children: ReactNode };

/** The profile menu repeats these. */
const OFTEN = ['dashboard', 'loans', 'contests', 'prizes', 'users', 'partners', 'messages'];

export function StaffShell({ person, role, children }: StaffShellProps) {
  const isAdmin = role.toLowerCase() === 'admin';
  const groups: SideGroup[] = staffGroups.map(({ title, places }) => ({
    title,
    places: places
      .filter((place) => isAdmin || !place.adminOnly)
      .map(({ to, text, icon, exact }) => ({
        to,
        text,
        exact,
        icon: STAFF_ICONS[icon],
        badge: icon === 'messages' && <UnreadBadge className="ml-auto" />,
      })),
  }));
  const menu = (
    <div className="flex items-center gap-1">
      <FindAnything />
      {isAdmin && <AlertsBell />}
      <DeskMenu person={person} role={role} places={OFTEN_USED} root="/admin" />
    </div>
  );
  return (
    <SideFrame home="/admin/dashboard" groups={groups} menu={menu}>
      {children}
    </SideFrame>
  );
}

const OFTEN_USED = staffGroups
  .flatMap((group) => group.places)
  .filter((place) => OFTEN.includes(place.icon))
  .map(({ to, text, icon }) => ({ to, text, icon: STAFF_ICONS[icon] }));
