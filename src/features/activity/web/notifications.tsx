// The bell: the latest five activities, and the way to all of them when there are exactly five.
import { useQuery } from '@tanstack/react-query';
import { Bell, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { caller } from '#platform/web/call.ts';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Menu, MenuLink } from '#platform/web/ui/overlay/menu.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { ActivityItem, activityEndpoints } from '../contract.ts';
import { activityTexts } from '../texts/activity.ts';

export const call = caller<typeof activityEndpoints>();
const SHOWN = 5;
const SEEN = 'pimento.seen-activity';

export function Notifications() {
  const notifications = useQuery({
    queryKey: ['activity', 'notification'],
    queryFn: ({ signal }) => call('GET /api/activity/notification', {}, { signal }),
  });
  const newest = notifications.data?.[0]?._id ?? null;
  const [seen, setSeen] = useState(() => localStorage.getItem(SEEN));
  const isUnread = newest !== null && newest !== seen;
  const markSeen = () => {
    if (newest === null) return;
    localStorage.setItem(SEEN, newest);
    setSeen(newest);
  };
  return (
    <Menu
      label={isUnread ? activityTexts.titleUnread : activityTexts.title}
      trigger={<BellIcon isUnread={isUnread} />}
      panelClassName="max-h-[70dvh] overflow-y-auto p-2 max-sm:fixed max-sm:inset-x-4 max-sm:top-14 sm:w-80"
      onOpen={markSeen}
    >
      <Loaded query={notifications} empty={<p className="p-3 text-muted">{activityTexts.empty}</p>}>
        {(activities) => (
          <>
            <ul className="divide-y divide-line">
              {activities.map((activity) => (
                <ActivityLine key={activity._id} activity={activity} />
              ))}
            </ul>
            {activities.length === SHOWN && (
              <MenuLink to="/profile" state={{ view: 'activity' }}>
                {activityTexts.seeMore}
              </MenuLink>
            )}
          </>
        )}
      </Loaded>
    </Menu>
  );
}

const BellIcon = ({ isUnread }: { isUnread: boolean }) => (
  <span className="relative">
    <Bell className="size-6" />
    {isUnread && (
      <span className="absolute -top-0.5 -right-0.5 size-3 rounded-full border-2 border-surface bg-pimento" />
    )}
  </span>
);

export function ActivityLine({ activity }: { activity: ActivityItem }) {
  const told = (
    <span className="grid min-w-0 flex-1 gap-0.5">
      <span>{activity.what}</span>
      <time dateTime={activity.created} className="text-sm text-muted">
        {showMoment(new Date(activity.created))}
      </time>
    </span>
  );
  if (!activity.link) return <li className="p-3">{told}</li>;
  return (
    <li>
      <Link to={activity.link} className="flex items-center gap-2 rounded-md p-3 hover:bg-leaf-soft">
        {told}
        <ChevronRight className="size-5 shrink-0 text-muted" />
      </Link>
    </li>
  );
}
