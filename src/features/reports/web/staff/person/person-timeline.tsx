// Everything that happened to a person, the newest first; the kind and the place in it stand in the address.
import { useQuery } from '@tanstack/react-query';
import {
  BadgeCheck,
  Eye,
  Gift,
  Landmark,
  type LucideIcon,
  MessageSquareText,
  Sprout,
  UserRound,
} from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { RowSkeletons } from '#platform/web/ui/skeleton.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { TimelineEntry, TimelineKind } from '../../../contract.ts';
import { readTimelineKind, TIMELINE_KINDS } from '../../../rules/timeline-kinds.ts';
import { timelineTexts as texts } from '../../../texts/staff-timeline.ts';
import { timelineQuery } from './queries.ts';

export function PersonTimeline({ id }: { id: string }) {
  const [address, setAddress] = useSearchParams();
  const kind = readTimelineKind(address.get('kind'));
  const before = address.get('before') ?? undefined;
  const query = useQuery(timelineQuery(id, { kind, before }));
  return (
    <div className="grid gap-4">
      <SelectField
        className="w-full max-w-xs"
        label={texts.filter}
        placeholder={texts.everything}
        required={false}
        value={kind ?? ''}
        options={TIMELINE_KINDS.map((value) => ({ value, label: texts.kind[value] }))}
        onValue={(value) => setAddress((now) => placed(now, { kind: value, before: '' }))}
      />
      <Loaded
        query={query}
        skeleton={<RowSkeletons />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={kind ? texts.emptyKind : texts.empty}
      >
        {({ rows, next }) => (
          <>
            <ol aria-label={texts.title} className="rounded-lg border border-line bg-surface px-4">
              {rows.map((entry) => (
                <EntryLine key={entry._id} entry={entry} />
              ))}
            </ol>
            <Pages address={address} before={before} next={next} />
          </>
        )}
      </Loaded>
    </div>
  );
}

/** The address with some of its parts changed; an empty one leaves it. */
function placed(address: URLSearchParams, parts: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(parts)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

type PagesProps = { address: URLSearchParams; before: string | undefined; next: string | null };

const Pages = ({ address, before, next }: PagesProps) => (
  <nav aria-label={texts.pages} className="flex flex-wrap justify-between gap-3">
    {before ? (
      <LinkButton tone="secondary" to={{ search: `?${placed(address, { before: '' })}` }}>
        {texts.newest}
      </LinkButton>
    ) : (
      <span />
    )}
    {next && (
      <LinkButton tone="secondary" to={{ search: `?${placed(address, { before: next })}` }}>
        {texts.earlier}
      </LinkButton>
    )}
  </nav>
);

const ICONS: Record<TimelineKind, LucideIcon> = {
  account: UserRound,
  sections: BadgeCheck,
  loans: Landmark,
  seeds: Sprout,
  rewards: Gift,
  messages: MessageSquareText,
  documents: Eye,
};

function EntryLine({ entry }: { entry: TimelineEntry }) {
  const { kind, what, reason, by, created, link } = entry;
  const Icon = ICONS[kind];
  return (
    <li className="flex items-start gap-3 border-line py-3 not-last:border-b">
      <span className="mt-0.5 grid size-9 shrink-0 place-items-center rounded-full bg-sunk text-leaf">
        <Icon className="size-5" aria-hidden="true" />
        <span className="sr-only">{texts.kind[kind]}</span>
      </span>
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="wrap-anywhere font-medium">{what}</p>
        {reason && <p className="wrap-anywhere text-sm">{texts.reason(reason)}</p>}
        <p className="text-muted text-sm">
          <time dateTime={created}>{showMoment(new Date(created))}</time> ·{' '}
          {by ? texts.by(by.fullName) : texts.byItself}
        </p>
      </div>
      {link && (
        <Link
          to={link}
          aria-label={texts.open(what)}
          className="link inline-flex min-h-11 min-w-11 items-center justify-center"
        >
          {texts.openShort}
        </Link>
      )}
    </li>
  );
}
