// What waits for a second person, with the loan before and after it, the longest waiting first; each leads to its loan, and is decided here or there.

import { useQuery } from '@tanstack/react-query';
import { type Answer, AnswerButtons, AnswerWindow } from '#features/casework/web/staff/answer-asked.tsx';
import { useRowWindow } from '#features/casework/web/staff/row-window.ts';
import { dueColumn, ownerColumn } from '#features/casework/web/staff/wait-columns.tsx';
import { DeskList, type ListColumn } from '#platform/web/ui/list/desk/desk-list.tsx';
import { byMoment, usePageByMoment } from '#platform/web/ui/list/desk/page-size.tsx';
import { showDay, showMoment } from '#shared/calendar.ts';
import { inFile } from '#texts/desk-lists.ts';
import type { OpenAdjustment } from '../../../contract/desk.ts';
import { showLoanNumber } from '../../../rules/loan-number.ts';
import { loanDeskTexts as texts } from '../../../texts/staff-loan-desk.ts';
import { openAdjustmentsQuery } from '../queries.ts';
import { causesInWords, nameOf } from './adjustment-words.ts';
import { answerableAdjustment } from './answer-adjustment.tsx';
import { Stands, StandsAfter } from './stands.tsx';

/** The page of what waits in the address, beside whatever else pages on the screen. */
const PAGE = 'waiting';

export function OpenAdjustments() {
  const asked = usePageByMoment(PAGE);
  const adjustments = useQuery(openAdjustmentsQuery(asked));
  const [answering, answer] = useRowWindow<OpenAdjustment, Answer>(adjustments.data?.rows, WAITS);
  return (
    <>
      <DeskList
        query={adjustments}
        list={{ list: '/api/loans/admin/adjustments', asked }}
        empty={texts.openEmpty}
        caption={texts.openTitle}
        columns={byMoment([...COLUMNS, answerColumn(answer)], 'due')}
        rowKey={({ _id }) => _id}
        rowLink={({ loan }) => `/admin/portfolio/${loan._id}`}
        pageParam={PAGE}
      />
      {answering && (
        <AnswerWindow
          {...answerableAdjustment(answering.row)}
          doing={answering.doing}
          overtaken={answering.overtaken}
          onClose={() => answer(null)}
        />
      )}
    </>
  );
}

const WAITS = { queue: 'Adjustments', recordOf: ({ loan }: OpenAdjustment) => loan._id } as const;

/** Few enough that the answer stands in sight beside them on a desk's screen. */
const COLUMNS: readonly ListColumn<OpenAdjustment>[] = [
  {
    key: 'loan',
    heading: texts.openLoan,
    file: { [texts.openLoan]: 'loan.number', [inFile.borrower]: 'borrower.fullName' },
    cell: ({ loan, borrower }) => (
      <span className="inline-grid">
        <span className="sm:whitespace-nowrap">{showLoanNumber(loan.number)}</span>
        <Name of={borrower} />
      </span>
    ),
  },
  {
    key: 'what',
    heading: texts.openWhat,
    file: {
      [texts.openWhat]: 'kind',
      [inFile.amount]: { at: 'amount', unit: 'dollars' },
      [inFile.reason]: 'reason',
    },
    prose: true,
    cell: (asked) => <What asked={asked} />,
  },
  {
    key: 'before',
    heading: texts.before,
    file: {
      [texts.before]: { at: 'before.owed', unit: 'dollars' },
      [inFile.heldBefore]: { at: 'before.credit', unit: 'dollars' },
    },
    numeric: true,
    cell: ({ before }) => <Stands at={before} />,
  },
  {
    key: 'after',
    heading: texts.afterwards,
    file: {
      [texts.afterwards]: { at: 'after.owed', unit: 'dollars' },
      [inFile.heldAfter]: { at: 'after.credit', unit: 'dollars' },
    },
    numeric: true,
    cell: (asked) => <StandsAfter of={asked} />,
  },
  {
    key: 'who',
    heading: texts.openWho,
    file: { [texts.openWho]: 'askedBy.fullName', [inFile.asked]: 'askedAt' },
    cell: (asked) => (
      <span className="inline-grid">
        <Name of={asked.askedBy} />
        <time dateTime={asked.askedAt} className="text-muted text-xs">
          {showMoment(new Date(asked.askedAt))}
        </time>
        <span className="inline-flex flex-wrap items-center gap-x-2 text-xs max-sm:justify-end">
          {dueColumn.cell(asked)} {ownerColumn.cell(asked)}
        </span>
      </span>
    ),
  },
  // They stand below who asked; a file has them in columns of their own.
  { ...dueColumn, extra: true },
  { ...ownerColumn, extra: true },
];

const answerColumn = (
  onAnswer: (answering: { row: OpenAdjustment; doing: Answer }) => void,
): ListColumn<OpenAdjustment> => ({
  key: 'answer',
  heading: texts.openAnswer,
  file: null,
  cell: (row) => (
    <span className="relative block py-1 sm:min-w-44">
      <AnswerButtons {...answerableAdjustment(row)} onAnswer={(doing) => onAnswer({ row, doing })} />
    </span>
  ),
});

/** One without a space leaves the columns of money in sight. */
const Name = ({ of: { fullName } }: { of: { fullName: string } }) => (
  <span className="sm:wrap-anywhere sm:block sm:min-w-28">{fullName}</span>
);

const What = ({ asked }: { asked: OpenAdjustment }) => (
  <span className="grid sm:min-w-40">
    <span>{nameOf(asked)}</span>
    {asked.on && (
      <span className="wrap-anywhere text-muted text-xs">
        {asked.reference ? texts.moneyOn(showDay(asked.on), asked.reference) : showDay(asked.on)}
      </span>
    )}
    {asked.causes.length > 0 && (
      <span className="text-muted text-xs">{texts.waitsBecause(causesInWords(asked.causes))}</span>
    )}
    <span className="wrap-anywhere text-sm sm:line-clamp-3">{asked.reason ?? texts.noNote}</span>
  </span>
);
