// Whose documents were sent and decided, the latest change first, and the way into the review.
import { useQuery } from '@tanstack/react-query';
import { staffPanelTexts as texts } from '#features/information/texts/staff-panel.ts';
import { modelPath, useModel } from '#features/information/web/staff/model.ts';
import { StaffPanel, usePanelAddress } from '#features/information/web/staff/panel.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { StaffPromise } from '#platform/web/ui/list/desk/staff-promise.tsx';
import { useRecordTail } from '#platform/web/ui/list/list-way.ts';
import { promiseTexts } from '#texts/staff-promise.ts';
import { undocumentedTexts } from '../../texts/staff-undocumented.ts';
import { figuresQuery, verificationPanelQuery } from './queries.ts';
import { useOldestWaiting } from './use-holders.ts';
import { RefusedVerdicts } from './workbench/refused-verdicts.tsx';
import { KeysBehindUndo, UndoLatest } from './workbench/undo-latest.tsx';

const BASE = '/admin/verification';

export function StaffVerificationPanel() {
  const audience = useModel();
  const asked = usePanelAddress(audience);
  const panel = useQuery(verificationPanelQuery(asked));
  const waiting = useOldestWaiting(audience);
  const tail = useRecordTail(BASE);
  return (
    <StaffPanel
      title={texts.verificationTitle[audience]}
      base={BASE}
      query={panel}
      list={{ list: '/api/informations/verifications/panel', asked }}
      rowLink={({ user }) => modelPath(`${BASE}/user`, audience, user._id) + tail}
      lead={
        <>
          <StaffPromise query={useQuery(figuresQuery(audience))} promise={promiseTexts.within24Hours} />
          <RefusedVerdicts />
        </>
      }
      actions={
        <>
          <UndoLatest />
          <KeysBehindUndo />
          <LinkButton
            tone="secondary"
            to={`${BASE}/without-documents${audience === 'FullUser' ? '' : `?model=${audience}`}`}
          >
            {undocumentedTexts.link}
          </LinkButton>
          <LinkButton tone="secondary" to={`${BASE}/reasons`}>
            {texts.reasons}
          </LinkButton>
          {waiting ? (
            <LinkButton to={modelPath(BASE, audience, waiting.oldest) + tail}>
              {texts.review(waiting.total)}
            </LinkButton>
          ) : (
            <Button disabled>{texts.review(0)}</Button>
          )}
        </>
      }
    />
  );
}
