// A lender's figures on its start: what waits, what there is, and how it went over a range of days that the address holds.
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { showDollars } from '#shared/money.ts';
import type { LenderFigures } from '../../contract/lender.ts';
import { inSteps } from '../../rules/day-series.ts';
import { addUpLenderDays } from '../../rules/lender-days.ts';
import { lenderFiguresTexts as texts } from '../../texts/partner-reports.ts';
import { wholeList } from '../desk/views/queries.ts';
import { type CardOfFigure, Cards } from '../staff/cards.tsx';
import { showRate } from '../staff/charts/series.ts';
import { SeriesCard } from '../staff/charts/series-card.tsx';
import { MetricSkeletons, waitingOf } from '../staff/metric-cards.tsx';
import { RangeChoice, useRange } from '../staff/range-choice.tsx';
import { showCount } from '../staff/show-count.ts';
import { lenderFiguresQuery } from './queries.ts';

const APPLICATIONS = '/partner/loan-applications';
const PORTFOLIO = '/partner/portfolio';

export function LenderDashboard() {
  const range = useRange();
  const figures = useQuery(lenderFiguresQuery(range));
  return (
    <Loaded query={figures} skeleton={<MetricSkeletons />}>
      {(answer) => (
        <div className="grid grid-cols-1 gap-8">
          <div className="grid gap-6">
            <Cards title={texts.now} cards={applicationsIn(answer)} />
            <Cards title={texts.portfolio} cards={portfolioIn(answer)} />
            <Cards title={texts.soFar} cards={totalsOf(answer)} />
          </div>
          <section aria-label={texts.trends} className="grid grid-cols-1 gap-4">
            <h2 className="font-bold text-lg">{texts.trends}</h2>
            <RangeChoice range={range} />
            <SeriesCard
              title={texts.chart}
              to={wholeList(APPLICATIONS)}
              link={texts.toList}
              series={['applied', 'approved', 'rejected']}
              lists={{
                applied: `${APPLICATIONS}?happened=applied`,
                approved: `${APPLICATIONS}?happened=approved`,
                rejected: `${APPLICATIONS}?happened=rejected`,
              }}
              last={answer.to}
              before={answer.before}
              {...inSteps(answer.days, addUpLenderDays)}
            />
          </section>
        </div>
      )}
    </Loaded>
  );
}

const applicationsIn = (figures: LenderFigures): CardOfFigure[] => {
  const { count, note } = waitingOf(figures);
  return [
    { text: texts.waiting, to: `${APPLICATIONS}?waitsFor=lender`, figure: showCount(count), note },
    {
      text: texts.waitingForBorrower,
      to: `${APPLICATIONS}?waitsFor=borrower`,
      figure: showCount(figures.waitingForBorrower),
    },
    { text: texts.approved, to: `${APPLICATIONS}?status=Approved`, figure: showCount(figures.approved) },
    { text: texts.rejected, to: `${APPLICATIONS}?status=Rejected`, figure: showCount(figures.rejected) },
    {
      text: texts.loansShown,
      to: wholeList('/partner/loans'),
      figure: showCount(figures.loansShown),
      note: texts.loansOf(figures.lists.loans),
    },
  ];
};

const portfolioIn = ({
  portfolio: { running, late, repaid, outstanding, par30 },
}: LenderFigures): CardOfFigure[] => [
  { text: texts.running, to: `${PORTFOLIO}?standing=running`, figure: showCount(running) },
  {
    text: texts.late,
    to: `${PORTFOLIO}?standing=late&sort=late`,
    figure: showCount(late),
    ...(par30 === null ? {} : { note: texts.par30(showRate(par30)) }),
  },
  { text: texts.repaid, to: `${PORTFOLIO}?state=Repaid`, figure: showCount(repaid) },
  {
    text: texts.outstanding,
    to: `${PORTFOLIO}?standing=running&sort=owed`,
    figure: showDollars(outstanding),
  },
];

const totalsOf = ({ lists, people, amountApproved, hoursToDecide }: LenderFigures): CardOfFigure[] => [
  {
    text: texts.submissions,
    to: wholeList(APPLICATIONS),
    figure: showCount(lists.applications),
    note: texts.submissionsNote,
  },
  { text: texts.users, to: wholeList(APPLICATIONS), figure: showCount(people), note: texts.usersNote },
  {
    text: texts.amountApproved,
    to: `${APPLICATIONS}?status=Approved`,
    figure: showDollars(amountApproved),
  },
  {
    text: texts.timeToDecide,
    to: wholeList(APPLICATIONS),
    figure: hoursToDecide === null ? '–' : texts.hours(hoursToDecide),
    ...(hoursToDecide === null ? { note: texts.noDecision } : {}),
  },
];
