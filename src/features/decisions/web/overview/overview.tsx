// The information status page: the projected figures, then every section under what became of it.
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, CircleCheck, CircleDashed, Hourglass, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import type {
  informationEndpoints,
  ListedSection,
  SubmissionStatus,
} from '#features/information/contract.ts';
import { isAskedOf } from '#features/information/rules/may-submit.ts';
import { recordAddress } from '#features/information/rules/record-address.ts';
import {
  dashboardQuery,
  informationAddress,
  ownSummaryQuery,
  verificationAddress,
} from '#features/information/web/my-sections.ts';
import { SectionChip } from '#features/information/web/section-chip.tsx';
import { useSession } from '#platform/web/session.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import { CardSkeletons, Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { InfoStatus } from '#shared/actor.ts';
import type { Output } from '#shared/endpoint.ts';
import { overviewTexts as texts } from '../../texts/overview.ts';
import { ProjectedFigures } from './projected-figures.tsx';

export const Overview = () => (
  <Page title={texts.title} lead={texts.lead}>
    <ProjectedFigures />
    <HowFar />
    <Sections />
  </Page>
);

function HowFar() {
  const dashboard = useQuery(dashboardQuery);
  const summary = useQuery(ownSummaryQuery);
  const infoStatus = useSession()?.infoStatus ?? 'FirstModel';
  return (
    <Loaded query={dashboard} skeleton={<Skeleton className="h-26 rounded-lg" />}>
      {({ counts: { submitted, verified, total } }) => (
        <Card className="grid gap-4">
          <div className="grid gap-4 sm:grid-cols-2 sm:gap-8">
            <Progress label={texts.progress} value={submitted} max={total} />
            <Progress label={texts.verifiedProgress} value={verified} max={total} />
          </div>
          {submitted >= total && summary.data && (
            <NothingMissing isVerified={verified >= total} {...{ summary: summary.data, infoStatus }} />
          )}
        </Card>
      )}
    </Loaded>
  );
}

type NothingMissingProps = { isVerified: boolean; summary: Summary; infoStatus: InfoStatus };

/** Of the progress's sections nothing is missing; it says so where nothing is that is asked besides. */
function NothingMissing({ isVerified, summary, infoStatus }: NothingMissingProps) {
  if (summary.NotSubmitted.length > 0) return null;
  const unverified = (['Rejected', 'Submitted', 'SubmittedForVerfication'] as const).flatMap(
    (state) => summary[state],
  );
  const isDone = isVerified && !unverified.some((section) => isAskedOf(section, infoStatus));
  return (
    <Banner tone={isDone ? 'good' : 'info'}>
      <p>{isDone ? texts.allVerified : texts.allSubmitted}</p>
    </Banner>
  );
}

type Summary = Output<(typeof informationEndpoints)['GET /api/informations/user']>;
type Row = { section: ListedSection; state: SubmissionStatus | 'none'; to: string };

function Sections() {
  const summary = useQuery(ownSummaryQuery);
  const infoStatus = useSession()?.infoStatus ?? 'FirstModel';
  return (
    <Loaded query={summary} skeleton={<CardSkeletons count={3} className="h-64" />}>
      {(summary) => (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-3">
          <List
            title={texts.notProvided}
            icon={CircleDashed}
            empty={texts.notProvidedEmpty}
            rows={summary.NotSubmitted.map((section) => ({
              section,
              state: 'none',
              to: informationAddress(section.sId),
            }))}
          />
          <List
            title={texts.submitted}
            icon={Hourglass}
            empty={texts.submittedEmpty}
            rows={(['Rejected', 'Submitted', 'SubmittedForVerfication'] as const).flatMap((state) =>
              rowsOf(summary, state, infoStatus),
            )}
          />
          <List
            title={texts.verified}
            icon={CircleCheck}
            empty={texts.verifiedEmpty}
            rows={rowsOf(summary, 'Verified', infoStatus)}
          />
        </div>
      )}
    </Loaded>
  );
}

/** One row a section: it leads to the section's documents where they are due, else to the record of what was given. */
const rowsOf = (summary: Summary, state: SubmissionStatus, infoStatus: InfoStatus): Row[] =>
  summary[state].map((section) => {
    const isDue = (state === 'Submitted' || state === 'Rejected') && isAskedOf(section, infoStatus);
    const to = isDue ? verificationAddress(section.sId) : recordAddress(state, section.submissionId);
    return { section, state, to };
  });

type ListProps = { title: string; icon: LucideIcon; empty: string; rows: readonly Row[] };

function List({ title, icon: Icon, empty, rows }: ListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-1 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <h2 id={id} className="flex items-center gap-2.5 pb-2 font-bold text-lg">
        <Icon className="size-5 shrink-0 text-leaf" />
        {title}
        <span className="figures ml-auto rounded-full bg-sunk px-2.5 py-0.5 text-muted text-sm">
          {rows.length}
        </span>
      </h2>
      {rows.length === 0 ? (
        <p className="py-2 text-muted">{empty}</p>
      ) : (
        <ul>
          {rows.map(({ section, state, to }) => (
            <li key={section._id} className="border-line not-first:border-t">
              <Link
                to={to}
                className="-mx-2 flex min-h-12 items-center gap-2 rounded-md px-2 py-1.5 hover:bg-leaf-soft"
              >
                <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1">
                  <span className="grid min-w-0 flex-[1_1_14rem]">
                    <span className="font-medium">{section.name}</span>
                    <span className="text-muted text-sm">{section.description}</span>
                  </span>
                  <SectionChip state={state} />
                </span>
                <ChevronRight className="size-5 shrink-0 text-leaf" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
