// Recording what is ready of a file, after a question that says how many and how much; or discarding the file.
import { CircleCheck } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useOneHand } from '#features/casework/web/staff/one-hand.ts';
import { useSession } from '#platform/web/session.ts';
import { ConfirmedButton } from '#platform/web/ui/overlay/confirmed-button.tsx';
import { showDollars } from '#shared/money.ts';
import type { RepaymentImport } from '../../../contract/imports.ts';
import { leftOut } from '../../../rules/imports/left-out.ts';
import { repaymentImportTexts as texts } from '../../../texts/staff-imports.ts';
import { call } from './queries.ts';

export function ImportActions({ found }: { found: RepaymentImport }) {
  const { _id: id, state, toRecord, notBy } = found;
  const navigate = useNavigate();
  const own = useSession()?.id;
  const oneHand = useOneHand();
  const notYou = notBy === null ? null : notBy === own ? texts.somebodyElse : oneHand([notBy]);
  if (state !== 'Reading' && state !== 'Preview') return null;
  const left = leftOut(found.verdicts);
  return (
    <>
      <ConfirmedButton
        tone="quiet"
        question={{
          title: texts.discardTitle,
          confirmText: texts.discard,
          danger: true,
          lead: <p>{texts.discardLead}</p>,
        }}
        send={() => call('POST /api/loans/imports/:id/discard', { params: { id } })}
        topics={['imports']}
        onDone={() => navigate('/admin/repayments')}
      >
        {texts.discard}
      </ConfirmedButton>
      {state === 'Preview' && toRecord.rows > 0 && notYou && <p className="max-w-prose text-sm">{notYou}</p>}
      {state === 'Preview' && toRecord.rows > 0 && !notYou && (
        <ConfirmedButton
          icon={<CircleCheck className="size-5" />}
          question={{
            title: texts.recordTitle(toRecord.rows, showDollars(toRecord.amount)),
            confirmText: texts.record(toRecord.rows),
            lead: (
              <>
                <p>{texts.recordLead}</p>
                {left.rows > 0 && (
                  <p className="mt-3">{texts.leftOut(left.rows, showDollars(left.amount))}</p>
                )}
              </>
            ),
          }}
          send={() =>
            call('POST /api/loans/imports/:id/record', { params: { id }, body: { rows: toRecord.rows } })
          }
          topics={['imports']}
        >
          {texts.record(toRecord.rows)}
        </ConfirmedButton>
      )}
    </>
  );
}
