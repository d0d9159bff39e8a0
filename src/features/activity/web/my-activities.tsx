// Everything that happened to a person, the newest first, eight a page: the profile's view of it, without a heading of its own.
import { useQuery } from '@tanstack/react-query';
import { Card } from '#platform/web/ui/card.tsx';
import { Pager, usePageNumber } from '#platform/web/ui/list/pager.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { BellLine } from '#platform/web/ui/overlay/bell-menu.tsx';
import { RowSkeletons } from '#platform/web/ui/skeleton.tsx';
import { profileTexts } from '#texts/profile.ts';
import { call } from './notifications.tsx';

export function MyActivities() {
  const page = usePageNumber();
  const activities = useQuery({
    queryKey: ['activity', 'all', page],
    queryFn: ({ signal }) => call('GET /api/activity', { query: { page } }, { signal }),
  });
  return (
    <Loaded
      query={activities}
      skeleton={<RowSkeletons />}
      isEmpty={({ total }) => total === 0}
      empty={profileTexts.noActivity}
    >
      {({ rows, total }) => (
        <div className="grid gap-6">
          <Card className="py-1 sm:py-2">
            <ul className="-mx-3 divide-y divide-line">
              {rows.map(({ _id, link, created, what }) => (
                <BellLine key={_id} to={link} created={created}>
                  {what}
                </BellLine>
              ))}
            </ul>
          </Card>
          <Pager rowCount={total} />
        </div>
      )}
    </Loaded>
  );
}
