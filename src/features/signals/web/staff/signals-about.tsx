// Above a record of a person, for whoever is about to verify, approve or pay: signals about that person which wait, or found one person behind several accounts.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Banner } from '#platform/web/ui/banner.tsx';
import { signalTexts as texts } from '../../texts/staff-signals.ts';
import { ofPersonQuery } from './queries.ts';
import { SignalState } from './signal-columns.tsx';

/** `id` is the account's. Draws nothing where nothing speaks against going on. */
export function SignalsAbout({ id }: { id: string }) {
  const { data } = useQuery(ofPersonQuery(id, 1));
  const telling =
    data?.rows.filter(({ state, verdict }) => state === 'Open' || verdict === 'SamePerson') ?? [];
  if (telling.length === 0) return null;
  return (
    <div className="mx-auto mb-4 w-full max-w-6xl">
      <Banner
        tone="wait"
        title={texts.about}
        action={
          <Link to={`/admin/users/${id}?tab=signals`} className="link inline-flex min-h-11 items-center">
            {texts.allAbout}
          </Link>
        }
      >
        <ul className="grid gap-1">
          {telling.map((signal) => (
            <li key={signal._id} className="flex flex-wrap items-center gap-x-3">
              <Link to={`/admin/signals/${signal._id}`} className="link inline-flex min-h-11 items-center">
                {texts.titleOf(texts.kinds[signal.kind], signal.accounts)}
              </Link>
              <SignalState signal={signal} />
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}
