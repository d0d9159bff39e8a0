// The bell: the latest five activities, and the way to all of them when there are exactly five.
import { useQuery } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { BellLine, BellMenu } from '#platform/web/ui/overlay/bell-menu.tsx';
import { MenuLink } from '#platform/web/ui/overlay/menu.tsx';
import { SHOWN_BY_THE_BELL } from '#shared/notices/bell-length.ts';
import type { activityEndpoints } from '../contract.ts';
import { activityTexts as texts } from '../texts/activity.ts';

export const call = caller<typeof activityEndpoints>();

export function Notifications() {
  const notifications = useQuery({
    queryKey: ['activity', 'notification'],
    queryFn: ({ signal }) => call('GET /api/activity/notification', {}, { signal }),
  });
  return (
    <BellMenu
      label={texts.title}
      labelUnread={texts.titleUnread}
      keptAs="pimento.seen-activity"
      newest={notifications.data?.[0]?._id ?? null}
      top="max-sm:top-14"
    >
      <Loaded query={notifications} empty={<p className="p-3 text-muted">{texts.empty}</p>}>
        {(activities) => (
          <>
            <ul className="divide-y divide-line">
              {activities.map(({ _id, link, created, what }) => (
                <BellLine key={_id} to={link} created={created}>
                  {what}
                </BellLine>
              ))}
            </ul>
            {activities.length === SHOWN_BY_THE_BELL && (
              <MenuLink to="/profile" state={{ view: 'activity' }}>
                {texts.seeMore}
              </MenuLink>
            )}
          </>
        )}
      </Loaded>
    </BellMenu>
  );
}
