// The policy desk: what is in force, which drafts are open, and what was changed before.

import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { useSession } from '#platform/web/session.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { DeskList, type ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import { usePageAsked } from '#platform/web/ui/list/desk/page-size.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { isAdmin } from '#shared/actor.ts';
import { showMoment } from '#shared/calendar.ts';
import { inFile } from '#texts/desk-lists.ts';
import type { PolicyVersion } from '../../../contract/policy-desk.ts';
import { policyDeskTexts as texts } from '../../../texts/staff-policy.ts';
import { challengeTexts } from '../../../texts/staff-policy-challenge.ts';
import { policyReturnTexts, policyStartTexts as startTexts } from '../../../texts/staff-policy-return.ts';
import { RunningChallenge } from './challenge/running-challenge.tsx';
import { ChangesList } from './changes-list.tsx';
import { DraftsTable } from './drafts-table.tsx';
import { PolicyInWords } from './policy-in-words.tsx';
import { call, policyQuery, useDesk, versionsQuery } from './queries.ts';

export function PolicyHome() {
  const policy = useQuery(policyQuery);
  const session = useSession();
  const mayEdit = session !== null && isAdmin(session);
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      actions={mayEdit && policy.data && <NewDraft fromVersion={policy.data.inForce.version} />}
    >
      {!mayEdit && <Banner tone="info">{texts.readOnly}</Banner>}
      <Loaded query={policy} skeleton={<Skeleton className="h-120 rounded-lg" />}>
        {({ inForce, waiting, challenge, drafts, shipped }) => (
          <>
            {waiting && (
              <Banner tone="wait">
                {startTexts.waits(waiting.version, showMoment(new Date(waiting.startsAt)))}
              </Banner>
            )}
            {challenge && <RunningChallenge challenge={challenge} />}
            {shipped.length > 0 && (
              <Banner tone="info" title={texts.shipped}>
                <p>{texts.shippedLead}</p>
                <ChangesList changes={shipped} />
              </Banner>
            )}
            <section className="grid gap-3">
              <h2 className="font-bold text-xl">{texts.drafts}</h2>
              <DraftsTable drafts={drafts} />
            </section>
            <section className="grid gap-3">
              <div>
                <h2 className="font-bold text-xl">{texts.inForce(inForce.version)}</h2>
                <p className="text-muted">{sinceOf(inForce)}</p>
                <Link to="/admin/how-we-decide" className="link inline-flex min-h-11 items-center">
                  {texts.asPublished}
                </Link>
              </div>
              <PolicyInWords policy={inForce.policy} />
            </section>
          </>
        )}
      </Loaded>
      <History />
    </Page>
  );
}

export function NewDraft({ fromVersion, text = texts.newDraft }: { fromVersion: number; text?: string }) {
  const navigate = useNavigate();
  const opening = useDesk(
    () => call('POST /api/policy/drafts', { body: { fromVersion } }),
    ({ _id }) => void navigate(`/admin/policy/drafts/${_id}`),
  );
  return (
    <Button
      icon={<Pencil className="size-5" />}
      busy={opening.isPending}
      onClick={() => opening.mutate(undefined)}
    >
      {text}
    </Button>
  );
}

export const sinceOf = ({ startsAt, publishedBy }: Pick<PolicyVersion, 'startsAt' | 'publishedBy'>) => {
  const moment = showMoment(new Date(startsAt));
  if (publishedBy !== null && new Date(startsAt) > new Date()) return startTexts.from(moment, publishedBy);
  return publishedBy === null ? texts.sinceStart(moment) : texts.since(moment, publishedBy);
};

function History() {
  const versions = useQuery(versionsQuery(usePageAsked()));
  return (
    <section className="grid gap-3">
      <h2 className="font-bold text-xl">{texts.history}</h2>
      <DeskList
        query={versions}
        list={{ list: '/api/policy/versions', asked: {} }}
        empty={undefined}
        caption={texts.history}
        columns={COLUMNS}
        rowKey={({ version }) => String(version)}
        rowLink={({ version }) => `/admin/policy/versions/${version}`}
      />
    </section>
  );
}

const MOST_NAMED = 2;

/** How many changes a version made, and the names of the first of them. */
const changedIn = ({ changes }: PolicyVersion): string =>
  changes.length === 0
    ? texts.first
    : [texts.changeCount(changes.length), ...changes.slice(0, MOST_NAMED).map(({ label }) => label)].join(
        ' · ',
      );

/** What else a version is than changed figures; empty for most. */
export function originOf({
  returnsTo,
  challenges,
  promotes,
}: Pick<PolicyVersion, 'returnsTo' | 'challenges' | 'promotes'>): string {
  if (returnsTo !== null) return policyReturnTexts.returnOf(returnsTo);
  if (challenges !== null) return challengeTexts.beside(challenges);
  return promotes === null ? '' : challengeTexts.promotes(promotes);
}

const COLUMNS: readonly ListColumn<PolicyVersion>[] = [
  {
    key: 'version',
    heading: texts.versionHeading,
    file: { at: 'version', unit: 'count' },
    cell: ({ version }) => texts.version(version),
  },
  {
    key: 'published',
    heading: texts.published,
    file: 'publishedAt',
    cell: ({ publishedAt }) => <time dateTime={publishedAt}>{showMoment(new Date(publishedAt))}</time>,
  },
  {
    key: 'starts',
    heading: startTexts.heading,
    file: 'startsAt',
    cell: ({ startsAt }) => <time dateTime={startsAt}>{showMoment(new Date(startsAt))}</time>,
  },
  {
    key: 'by',
    heading: texts.by,
    file: 'publishedBy',
    cell: ({ publishedBy }) => publishedBy ?? texts.product,
  },
  { key: 'what', heading: texts.what, file: 'changes.label', cell: changedIn },
  {
    key: 'note',
    heading: texts.note,
    file: {
      [texts.note]: 'note',
      [inFile.returnsTo]: { at: 'returnsTo', unit: 'count' },
      [inFile.challenges]: { at: 'challenges', unit: 'count' },
    },
    cell: (version) => [originOf(version), version.note].filter(Boolean).join(' · ') || '–',
  },
];
