// Champion and challenger side by side; nothing where no version was ever tried beside another.
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Banner } from '#platform/web/ui/banner.tsx';
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import { type Column, Table } from '#platform/web/ui/list/table.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { dayOf, showDay } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import type { ChallengeShown } from '../../../contract/score.ts';
import { challengeTexts as texts } from '../../../texts/staff-challenge.ts';
import { scoreTexts } from '../../../texts/staff-score.ts';
import { challengeQuery } from '../queries.ts';
import { showPrice, showRate } from './in-words.ts';

type Shown = NonNullable<ChallengeShown['shown']>;
type Arms = Shown['arms'];
type Mean = Arms['price']['champion'];
type Figure = { name: string; champion: string; challenger: string; verdict: Arms['bad']['verdict'] };

export function ChallengePart() {
  const [address, setAddress] = useSearchParams();
  const asked = address.get('challenge') ?? '';
  const query = useQuery(challengeQuery(asked));
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-60 rounded-lg" />}>
      {({ challenges, shown }) =>
        shown && (
          <section aria-label={texts.title} className="grid grid-cols-1 gap-4">
            <div>
              <h2 className="font-bold text-xl">{texts.title}</h2>
              <p className="text-muted">{texts.lead}</p>
            </div>
            <SelectField
              label={texts.which}
              value={String(shown.version)}
              onValue={(version) => setAddress({ ...Object.fromEntries(address), challenge: version })}
              options={challenges.map(({ version, champion }) => ({
                value: String(version),
                label: texts.versions(version, champion),
              }))}
            />
            <p>{inWords(shown)}</p>
            {shown.arms.isCut && <Banner tone="info">{scoreTexts.cut}</Banner>}
            <Table
              caption={texts.title}
              columns={COLUMNS}
              rows={figuresOf(shown.arms)}
              rowKey={({ name }) => name}
            />
            <p className="text-muted text-sm">
              {texts.waiting(shown.arms.waiting.champion, shown.arms.waiting.challenger)} {texts.often}
            </p>
          </section>
        )
      }
    </Loaded>
  );
}

const dayIn = (moment: string) => showDay(dayOf(new Date(moment)));

const inWords = ({ sharePercent, startedAt, endedAt, endedAs }: Shown): string =>
  endedAt === null || endedAs === null
    ? texts.runs(sharePercent, dayIn(startedAt))
    : texts.ran(sharePercent, dayIn(startedAt), dayIn(endedAt), texts.ended[endedAs]);

const COLUMNS: readonly Column<Figure>[] = [
  { key: 'figure', heading: texts.figure, cell: ({ name }) => name },
  { key: 'champion', heading: texts.champion, numeric: true, cell: ({ champion }) => champion },
  { key: 'challenger', heading: texts.challenger, numeric: true, cell: ({ challenger }) => challenger },
  {
    key: 'verdict',
    heading: texts.difference,
    cell: ({ verdict }) =>
      verdict === null ? (
        scoreTexts.tooFew
      ) : verdict === 'no difference' ? (
        texts.verdicts[verdict]
      ) : (
        <strong>{texts.verdicts[verdict]}</strong>
      ),
  },
];

function figuresOf({ approved, price, amount, bad, lost }: Arms): Figure[] {
  return [
    row(scoreTexts.approved, approved, showRate),
    row(scoreTexts.price, price, showPrice),
    row(texts.amount, amount, showAmount),
    row(scoreTexts.defaulted, bad, showRate),
    row(texts.lost, lost, showPart),
  ];
}

const row = <Shown,>(
  name: string,
  { champion, challenger, verdict }: { champion: Shown; challenger: Shown; verdict: Figure['verdict'] },
  show: (figure: Shown) => string,
): Figure => ({ name, champion: show(champion), challenger: show(challenger), verdict });

/** No amount or part is below nothing, however far chance reaches; `most` is all there can be. */
function withBounds(found: Mean, show: (figure: number) => string, most = Number.POSITIVE_INFINITY): string {
  if (!found) return scoreTexts.tooFew;
  const { mean, low, high } = found;
  return scoreTexts.withBounds(show(mean), show(Math.max(0, low)), show(Math.min(most, high)));
}

const showAmount = (found: Mean) => withBounds(found, (dollars) => showDollars(Math.round(dollars)));
const showPart = (found: Mean) => withBounds(found, (part) => texts.percent(part), 1);
