// A bell that opens the newest of what happened, with a dot until this device has seen it.

import { Bell, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { showMoment } from '#shared/calendar.ts';
import { Unbroken } from '../text/unbroken.tsx';
import { Menu } from './menu.tsx';

type BellMenuProps = {
  label: string;
  /** The label of the button while there is something that this device has not seen. */
  labelUnread: string;
  /** The key under which this device stores the id of the newest entry that it has shown. */
  keptAs: string;
  /** The id of the newest entry; null while there is none. */
  newest: string | null;
  /** The distance of the panel from the top of a phone's screen. */
  top: string;
  children: ReactNode;
};

export function BellMenu({ label, labelUnread, keptAs, newest, top, children }: BellMenuProps) {
  const [seen, setSeen] = useState(() => localStorage.getItem(keptAs));
  const isUnread = newest !== null && newest !== seen;
  const markSeen = () => {
    if (newest === null) return;
    localStorage.setItem(keptAs, newest);
    setSeen(newest);
  };
  return (
    <Menu
      label={isUnread ? labelUnread : label}
      trigger={
        <span className="relative">
          <Bell className="size-6" />
          {isUnread && (
            <span className="absolute -top-0.5 -right-0.5 size-3 rounded-full border-2 border-surface bg-pimento" />
          )}
        </span>
      }
      panelClassName={`max-h-[70dvh] overflow-y-auto p-2 max-sm:fixed max-sm:inset-x-4 sm:w-80 ${top}`}
      onOpen={markSeen}
    >
      {children}
    </Menu>
  );
}

type BellLineProps = { to: string | null | undefined; created: string; children: ReactNode };

/** One entry: what happened, and when. It is a link where it leads somewhere. */
export function BellLine({ to, created, children }: BellLineProps) {
  const line = (
    <span className="grid min-w-0 flex-1 gap-0.5">
      <span className="wrap-anywhere">
        <Unbroken>{children}</Unbroken>
      </span>
      <time dateTime={created} className="text-muted text-sm">
        <Unbroken>{showMoment(new Date(created))}</Unbroken>
      </time>
    </span>
  );
  if (!to) return <li className="p-3">{line}</li>;
  return (
    <li>
      <Link to={to} className="flex items-center gap-2 rounded-md p-3 hover:bg-leaf-soft">
        {line}
        <ChevronRight className="size-5 shrink-0 text-muted" />
      </Link>
    </li>
  );
}
