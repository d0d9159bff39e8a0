// The admins' bell: the latest five patterns among refused calls, each leading to the calls themselves, and additions to the staff, leading to its list.
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { BellLine, BellMenu } from '#platform/web/ui/overlay/bell-menu.tsx';
import { MenuLink } from '#platform/web/ui/overlay/menu.tsx';
import type { SecurityAlertRow } from '../../contract.ts';
import { alertWords, securityTexts as texts } from '../../texts/staff-security.ts';
import { alertsQuery } from './queries.ts';

const ALL = '/admin/audit?view=security';

export function AlertsBell() {
  const alerts = useQuery(alertsQuery);
  return (
    <BellMenu
      label={texts.alerts}
      labelUnread={texts.alertsUnread}
      keptAs="pimento.seen-alert"
      newest={alerts.data?.[0]?._id ?? null}
      top="max-sm:top-32"
    >
      <Loaded query={alerts} empty={<p className="p-3 text-muted">{texts.noAlerts}</p>}>
        {(rows) => (
          <ul className="divide-y divide-line">
            {rows.map((alert) => (
              <BellLine key={alert._id} to={placeOf(alert)} created={alert.created}>
                {alertWords[alert.pattern](
                  alert.about?.fullName ?? alert.address ?? texts.nobody,
                  alert.counted,
                )}
              </BellLine>
            ))}
          </ul>
        )}
      </Loaded>
      <MenuLink to={ALL}>{texts.allEvents}</MenuLink>
    </BellMenu>
  );
}

/** Where what it tells of is: the staff, or the calls of an account or an address. */
const placeOf = ({ pattern, about, address }: SecurityAlertRow): string => {
  if (pattern === 'staff_added' || pattern === 'admin_made') return '/admin/add-admin';
  return about ? `${ALL}&account=${about._id}` : `${ALL}&address=${encodeURIComponent(address ?? '')}`;
};
