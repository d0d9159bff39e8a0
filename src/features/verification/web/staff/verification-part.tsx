// What was sent as proof, what was decided about it, and the earlier attempts.
import type { ReactNode } from 'react';
import { AnswersList } from '#features/forms/web/answers-list.tsx';
import { staffPersonTexts } from '#features/information/texts/staff-panel.ts';
import { showMoment } from '#shared/calendar.ts';
import type { EarlierAttempt } from '../../contract.ts';
import { recordTexts as texts, viewerTexts } from '../../texts/staff-workbench.ts';
import type { ReviewedDocuments } from './queries.ts';

export function StaffVerificationPart({ review }: { review: ReviewedDocuments }) {
  const { verification, notes, earlier } = review;
  const { fields } = verification.verificationSchema;
  const asked = fields.some(({ name }) => verification.data[name] !== undefined);
  return (
    <div className="grid gap-6">
      {asked ? (
        <AnswersList fields={fields} answers={verification.data} />
      ) : (
        <p className="text-muted">{viewerTexts.none}</p>
      )}
      {verification.decidedAt && (
        <div className="grid gap-2 rounded-lg bg-sunk p-4">
          <p className="font-semibold">
            {texts.decided(verification.status, showMoment(new Date(verification.decidedAt)))}
          </p>
          <dl className="grid gap-2">
            <Said term={texts.reason}>{verification.rejectionReason}</Said>
            <Said term={texts.noteForStaff}>{notes.approvalNote ?? notes.rejectionNote}</Said>
            <Said term={texts.decidedBy}>{notes.decidedBy?.fullName}</Said>
          </dl>
        </div>
      )}
      {earlier.length > 0 && (
        <section className="grid gap-3">
          <h2 className="font-semibold text-lg">{texts.earlier}</h2>
          {earlier.map((attempt) => (
            <Earlier key={attempt._id} attempt={attempt} fields={fields} />
          ))}
        </section>
      )}
    </div>
  );
}

type EarlierProps = {
  attempt: EarlierAttempt;
  fields: ReviewedDocuments['verification']['verificationSchema']['fields'];
};

const Earlier = ({
  attempt: { attempt, status, created, decidedAt, rejectionReason, data },
  fields,
}: EarlierProps) => (
  <details className="rounded-lg border border-line">
    <summary className="flex min-h-11 flex-wrap items-center gap-x-3 px-4 py-2">
      <span className="font-semibold">{texts.attempt(attempt)}</span>
      <span className="text-muted text-sm">
        {staffPersonTexts.sent} {showMoment(new Date(created))}
      </span>
    </summary>
    <div className="grid gap-3 px-4 pb-4">
      {decidedAt && <p>{texts.decided(status, showMoment(new Date(decidedAt)))}</p>}
      <dl>
        <Said term={texts.reason}>{rejectionReason}</Said>
      </dl>
      <AnswersList fields={fields} answers={data} headingLevel={3} />
    </div>
  </details>
);

/** A term with what was said to it; nothing where nothing was said. */
const Said = ({ term, children }: { term: string; children: ReactNode }) =>
  children ? (
    <div>
      <dt className="text-muted text-sm">{term}</dt>
      <dd className="whitespace-pre-line">{children}</dd>
    </div>
  ) : null;
