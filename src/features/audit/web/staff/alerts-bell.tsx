// The admins' bell: the latest five patterns among refused calls, each leading to the calls themselves.
import { useQuery } from '@tanstack/react-query';
import { Bell, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Menu, MenuLink } from '#platform/web/ui/overlay/menu.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { SecurityAlertRow } from '../../contract.ts';
import { alertWords, securityTexts as texts } from '../../texts/staff-security.ts';
import { alertsQuery } from './queries.ts';

const SEEN = 'pimento.seen-alert';
const ALL = '/admin/audit?view=security';

export function AlertsBell() {
  const alerts = useQuery(alertsQuery);
  const newest = alerts.data?.[0]?._id ?? null;
  const [seen, setSeen] = useState(() => localStorage.getItem(SEEN));
  const isUnread = newest !== null && newest !== seen;
  const markSeen = () => {
    if (newest === null) return;
    localStorage.setItem(SEEN, newest);
    setSeen(newest);
  };
  return (
    <Menu
      label={isUnread ? texts.alertsUnread : texts.alerts}
      trigger={
        <span className="relative">
          <Bell className="size-6" />
          {isUnread && (
            <span className="absolute -top-0.5 -right-0.5 size-3 rounded-full border-2 border-surface bg-pimento" />
          )}
        </span>
      }
      panelClassName="max-h-[70dvh] overflow-y-auto p-2 max-sm:fixed max-sm:inset-x-4 max-sm:top-32 sm:w-80"
      onOpen={markSeen}
    >
      <Loaded query={alerts} empty={<p className="p-3 text-muted">{texts.noAlerts}</p>}>
        {(rows) => (
          <ul className="divide-y divide-line">
            {rows.map((alert) => (
              <li key={alert._id}>
                <Alert alert={alert} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <MenuLink to={ALL}>{texts.allEvents}</MenuLink>
    </Menu>
  );
}

function Alert({ alert }: { alert: SecurityAlertRow }) {
  const { pattern, about, address, counted, created } = alert;
  const to = about ? `${ALL}&account=${about._id}` : `${ALL}&address=${encodeURIComponent(address ?? '')}`;
  return (
    <Link to={to} className="flex items-center gap-2 rounded-md p-3 hover:bg-leaf-soft">
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="wrap-anywhere">
          {alertWords[pattern](about?.fullName ?? address ?? texts.nobody, counted)}
        </span>
        <time dateTime={created} className="text-muted text-sm">
          {showMoment(new Date(created))}
        </time>
      </span>
      <ChevronRight className="size-5 shrink-0 text-muted" />
    </Link>
  );
}
