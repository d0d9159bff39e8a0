// Above a record of a person, for whoever is about to verify, approve or pay: what the record's own answer says of signals about that person, so that the next one brings it along.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { SignalAbout } from '#features/casework/contract.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { signalTexts as texts } from '../../texts/staff-signals.ts';
import { ofPersonQuery } from './queries.ts';
import { SignalState } from './signal-columns.tsx';

type SignalsAboutProps = { personId: string; signals: readonly SignalAbout[] };

/** Draws nothing where nothing speaks against going on. */
export function SignalsAbout({ personId, signals }: SignalsAboutProps) {
  if (signals.length === 0) return null;
  return (
    <div className="mx-auto mb-4 w-full max-w-6xl">
      <Banner
        tone="wait"
        title={texts.about}
        action={
          <Link
            to={`/admin/users/${personId}?tab=signals`}
            className="link inline-flex min-h-11 items-center"
          >
            {texts.allAbout}
          </Link>
        }
      >
        <ul className="grid gap-1">
          {signals.map((signal) => (
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

/** The same where no record's answer brings them along, as before money is handed over: they are asked for. `id` is the account's. */
export function SignalsOf({ id }: { id: string }) {
  const { data } = useQuery(ofPersonQuery(id, 1));
  const telling = data?.rows.filter(({ state, verdict }) => state === 'Open' || verdict === 'SamePerson');
  return <SignalsAbout personId={id} signals={telling ?? []} />;
}
