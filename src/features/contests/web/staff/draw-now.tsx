// 'Draw now': only where a contest has ended and the clock has not drawn it yet.
import { Banner } from '#platform/web/ui/banner.tsx';
import { ConfirmedButton } from '#platform/web/ui/overlay/confirmed-button.tsx';
import type { DeskContest } from '../../contract.ts';
import { mayDraw } from '../../rules/phase.ts';
import { staffContestTexts, staffContestPageTexts as texts } from '../../texts/staff-contests.ts';
import { call } from './queries.ts';

export function DrawNow({ contest }: { contest: DeskContest }) {
  if (!mayDraw({ isOpened: contest.opened !== null, phase: contest.phase })) return null;
  const draw = (
    <ConfirmedButton
      question={{ title: texts.confirmDraw, confirmText: staffContestTexts.yes }}
      send={() => call('POST /api/contests/draw/:id', { params: { id: contest._id } })}
      topics={['contests']}
    >
      {texts.drawNow}
    </ConfirmedButton>
  );
  return (
    <Banner tone="wait" action={draw}>
      {texts.drawNowLead}
    </Banner>
  );
}
