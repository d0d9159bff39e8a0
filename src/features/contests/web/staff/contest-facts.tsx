// What a contest is, read only: its prize, its time, how it is run, and what the law asks for.
import { Banner } from '#platform/web/ui/banner.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { RecordFacts } from '#platform/web/ui/list/desk/record-facts.tsx';
import { Fact, Facts } from '#platform/web/ui/list/facts.tsx';
import { showMoment } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import type { DeskContest } from '../../contract.ts';
import { contestFields } from '../../fields/staff-contest.ts';
import { contestFieldTexts as fields, staffContestPageTexts as texts } from '../../texts/staff-contests.ts';
import { Benefits } from '../benefits.tsx';
import { ContestPicture } from '../contest-picture.tsx';
import { PhaseChip } from './phase-chip.tsx';

export const ContestFacts = ({ contest }: { contest: DeskContest }) => (
  <Card className="grid gap-5">
    <div className="flex gap-4">
      <ContestPicture prize={contest.prize} className="size-24 shrink-0 rounded-md" />
      <div className="grid content-start gap-1">
        <div>
          <PhaseChip phase={contest.phase} />
        </div>
        <h2 className="font-bold text-xl">{contest.prize.name}</h2>
        <p className="text-muted">{showDollars(contest.prize.value)}</p>
      </div>
    </div>
    <Benefits description={contest.description} />
    {isStuck(contest) && <Banner tone="wait">{texts.waitsToOpen}</Banner>}
    {lacksPrizes(contest) && (
      <Banner tone="wait">{texts.tooFewPrizes(contest.prize.left ?? 0, contest.maxWinners)}</Banner>
    )}
    <Facts>
      <Fact name={fields.category}>{contest.category}</Fact>
      <Fact name={fields.status}>{contest.status}</Fact>
      <Fact name={fields.startDate}>{moment(contest.startDate)}</Fact>
      <Fact name={fields.endDate}>{moment(contest.endDate)}</Fact>
      <Fact name={texts.opened}>{contest.opened ? moment(contest.opened) : texts.notOpened}</Fact>
      <Fact name={fields.maxWinners}>{texts.winnersUpTo(contest.maxWinners)}</Fact>
      <Fact name={fields.points}>
        {contest.points === 0 ? texts.noSeeds : contest.points.toLocaleString('en-JM')}
      </Fact>
      <Fact name={fields.claimDays}>{texts.days(contest.claimDays)}</Fact>
      <RecordFacts fields={contestFields} record={contest} besides={PLACED} />
      <Fact name={fields.approvalNumber}>{contest.approvalNumber || texts.notYet}</Fact>
      <Fact name={texts.created}>
        {moment(contest.created)} {contest.addedBy && texts.addedBy(contest.addedBy)}
      </Fact>
    </Facts>
    <div className="grid gap-1">
      <h3 className="font-semibold">{fields.rules}</h3>
      <p className="max-w-prose whitespace-pre-line">{contest.rules || texts.notYet}</p>
    </div>
  </Card>
);

/** Those with words of their own around them, and the name, which is the page's. */
const PLACED = [
  ...(['name', 'description', 'category', 'status', 'maxWinners', 'points'] as const),
  ...(['claimDays', 'approvalNumber', 'rules'] as const),
];

/** Whether a contest's start has passed and it will not open by itself. */
const isStuck = ({ phase, startDate, approvalNumber, rules }: DeskContest): boolean =>
  phase === 'scheduled' && new Date(startDate) <= new Date() && (approvalNumber === '' || rules === '');

/** A published contest holds its prizes already. */
const lacksPrizes = ({ phase, status, prize, maxWinners }: DeskContest): boolean =>
  phase === 'scheduled' && status === 'Scheduled' && prize.left !== null && prize.left < maxWinners;

const moment = (at: string) => <time dateTime={at}>{showMoment(new Date(at))}</time>;
