// The answer to what a loan waits for: money that a second person must approve, each after a question that names whom and how much.
import { Link } from 'react-router';
import { AnswerAsked, type Answerable } from '#features/casework/web/staff/answer-asked.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { LoanAdjustment, OpenAdjustment } from '../../../contract/desk.ts';
import { showLoanNumber } from '../../../rules/loan-number.ts';
import { loanDeskTexts as texts } from '../../../texts/staff-loan-desk.ts';
import { call } from '../queries.ts';
import { AboutMoney } from './about-money.tsx';
import { nameOf } from './adjustment-words.ts';
import { Stands, StandsAfter } from './stands.tsx';

type Asked = LoanAdjustment & {
  loan: { _id: string; number: string };
  borrower: { fullName: string };
} & Partial<Pick<OpenAdjustment, 'before' | 'after'>>;

export const AnswerAdjustment = ({ asked }: { asked: Asked }) => (
  <AnswerAsked {...answerableAdjustment(asked)} />
);

export function answerableAdjustment(asked: Asked): Answerable {
  const params = { id: asked._id };
  return {
    asked,
    obstacle: asked.notBooked && texts.cannotBook(asked.notBooked),
    approveTitle: texts.approveTitle,
    about: <About asked={asked} />,
    name: nameOf(asked),
    topics: ['loans'],
    approve: (body) => call('POST /api/loans/admin/adjustments/:id/approve', { params, body }),
    refuse: (body) => call('POST /api/loans/admin/adjustments/:id/refuse', { params, body }),
    withdraw: () => call('POST /api/loans/admin/adjustments/:id/withdraw', { params, body: {} }),
  };
}

/** All that the request says, in a list with the figures that its row has; the loan stands there to be looked at once more. */
const About = ({ asked }: { asked: Asked }) => (
  <div className="grid gap-1">
    <strong>{nameOf(asked)}</strong>
    <span>{asked.borrower.fullName}</span>
    <AboutMoney adjustment={asked} />
    {asked.before && asked.after !== undefined && (
      <dl className="figures grid grid-cols-2 gap-x-4">
        <div>
          <dt className="text-muted">{texts.before}</dt>
          <dd>
            <Stands at={asked.before} />
          </dd>
        </div>
        <div>
          <dt className="text-muted">{texts.afterwards}</dt>
          <dd>
            <StandsAfter of={{ kind: asked.kind, after: asked.after }} />
          </dd>
        </div>
      </dl>
    )}
    {asked.reason && <p className="wrap-anywhere whitespace-pre-wrap">{asked.reason}</p>}
    <p className="text-muted text-sm">
      {texts.askedBy(asked.askedBy.fullName, showMoment(new Date(asked.askedAt)))}
    </p>
    <Link
      to={`/admin/portfolio/${asked.loan._id}`}
      className="link inline-flex min-h-11 items-center justify-self-start"
    >
      {texts.titleOf(showLoanNumber(asked.loan.number))}
    </Link>
  </div>
);
