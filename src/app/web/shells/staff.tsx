// The frame of the staff's pages: what is one's own first, then the places by kind of work, each with what waits there.
import { Settings2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AlertsBell } from '#features/audit/web/staff/alerts-bell.tsx';
import type { Waiting } from '#features/reports/contract/menu.ts';
import { menuTexts as texts } from '#features/reports/texts/staff-menu.ts';
import { FindAnything } from '#features/reports/web/staff/find/find-anything.tsx';
import { useMenu } from '#features/reports/web/staff/menu/use-menu.ts';
import { laterWindow } from '#platform/web/frame/later-window.tsx';
import { type StaffLateCount, type StaffPlace, staffGroups, staffPlaces } from '#texts/staff-places.ts';
import type { ShellPerson } from './account-menu.tsx';
import { DeskMenu } from './desk-menu.tsx';
import { SideFrame, type SideGroup, type SidePlace } from './side-frame.tsx';
import { STAFF_ICONS } from './staff-icons.ts';

const ArrangeMenu = laterWindow({
  load: () => import('#features/reports/web/staff/menu/arrange-menu.tsx'),
  part: ({ ArrangeMenu }) => ArrangeMenu,
  isOpen: ({ open }) => open,
  close: ({ onClose }) => onClose(),
});

type StaffShellProps = { person: ShellPerson; role: string; children: ReactNode };

export function StaffShell({ person, role, children }: StaffShellProps) {
  const isAdmin = role.toLowerCase() === 'admin';
  const { waiting, late, pinned, folded, arrange } = useMenu();
  const [arranging, setArranging] = useState(false);
  const placeOf = ({ to, text, icon, exact, count }: StaffPlace): SidePlace => ({
    to,
    text,
    exact,
    icon: STAFF_ICONS[icon],
    waits: (count && waiting?.[count]) ?? 0,
    late: (count && late?.[count as StaffLateCount]) ?? 0,
    isSum: count === 'waiting',
  });
  const shown = staffPlaces.filter(({ adminOnly }) => isAdmin || !adminOnly);
  const mine = pinned.flatMap((to) => shown.find((place) => place.to === to) ?? []);
  const groups: SideGroup[] = [
    {
      title: texts.mine,
      works: [{ key: 'mine', title: null, places: [...mine.map(placeOf), ...ownWork(waiting)] }],
      action: { text: texts.arrange, icon: Settings2, onClick: () => setArranging(true) },
    },
    ...staffGroups.map(({ title, works }) => ({
      title,
      works: works
        .map(({ key, title, places }) => ({
          key,
          title,
          places: places.filter((place) => shown.includes(place) && !mine.includes(place)).map(placeOf),
        }))
        .filter(({ places }) => places.length > 0),
    })),
  ];
  const fold = (key: string) =>
    arrange({ folded: folded.includes(key) ? folded.filter((one) => one !== key) : [...folded, key] });
  const menu = (
    <div className="flex items-center gap-1">
      <FindAnything />
      {isAdmin && <AlertsBell />}
      <DeskMenu person={person} role={role} places={OFTEN_USED} root="/admin" />
    </div>
  );
  return (
    <SideFrame home="/admin/dashboard" groups={groups} folding={{ folded, fold }} menu={menu}>
      {children}
      <ArrangeMenu
        {...{ pinned, isAdmin }}
        open={arranging}
        onClose={() => setArranging(false)}
        onPinned={(next) => arrange({ pinned: next })}
      />
    </SideFrame>
  );
}

/** What was given to oneself, while some of it waits. */
const ownWork = (waiting: Waiting | undefined): SidePlace[] =>
  [
    {
      to: '/admin/verification?whose=mine&show=waiting',
      text: texts.ownDocuments,
      icon: STAFF_ICONS.BadgeCheck,
      waits: waiting?.ownDocuments ?? 0,
    },
    {
      to: '/admin/complaints?owner=mine',
      text: texts.ownComplaints,
      icon: STAFF_ICONS.MessageSquareWarning,
      waits: waiting?.ownComplaints ?? 0,
    },
  ].filter(({ waits }) => waits > 0);

const OFTEN_USED = staffPlaces
  .filter(({ isOften }) => isOften)
  .map(({ to, text, icon }) => ({ to, text, icon: STAFF_ICONS[icon] }));
