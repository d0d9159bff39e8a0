// Sends a code to the number at which somebody wants to be written to. Whose number it is, or whether others use it, nobody is told.
import { takeTurnsOrRefuse } from '#features/accounts/server/throttle.ts';
import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import { channelsOf, sendCode } from '#platform/server/text-messages/text-messages.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { channelEndpoints } from '../contract.ts';
import { readMobile, showMobile } from '../rules/mobile-number.ts';
import { channelTexts } from '../texts/channels.ts';
import { channelRefusals } from '../texts/refusals.ts';
import { channelMessages } from '../texts/text-messages.ts';
import { codeAsked } from './happenings.ts';
import { codesTo } from './limits.ts';
import { CODE_LIFE_MS, hashOfCode, newCode } from './number-code.ts';

export async function askCode(
  work: Work<Actor>,
  { body: { channel, phone } }: Received<typeof channelEndpoints, 'POST /api/channels/code'>,
) {
  const { id } = work.actor;
  if (!channelsOf(work.services.config).includes(channel))
    return refuse(channelRefusals['channel.not_offered']);
  const number = readMobile(phone);
  if (number === null)
    return refuse(channelRefusals['channel.number'], { fields: { phone: channelTexts.phoneNeeded } });
  const [turn] = await Promise.allSettled([takeTurnsOrRefuse(work, codesTo(id, number, work.address))]);
  const code = newCode();
  const waiting = {
    ...{ channel, number, tries: 0 },
    code_hash: turn.status === 'fulfilled' ? await hashOfCode(code, work.address) : '',
    ...{ created_at: work.now, expires_at: new Date(work.now.getTime() + CODE_LIFE_MS) },
  };
  return work.transaction(async (work) => {
    // The refusal is thrown within the transaction, so that a retry is answered as the first try was.
    if (turn.status === 'rejected') throw turn.reason;
    await work.db
      .insertInto('number_codes')
      .values({ account_id: id, ...waiting })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(waiting))
      .execute();
    const text = { template: channelMessages.code, values: [code] };
    await sendCode(work, id, { channel, number }, text, CODE_LIFE_MS);
    await happened(work, codeAsked, { subjectId: id, accountId: id }, { after: { channel } });
    const shown = showMobile(number);
    return { message: channelTexts.codeSent(shown), number: shown };
  });
}
