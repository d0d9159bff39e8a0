// Takes the code that was sent to a number, and records the consent to be written to there.
import { sql } from 'kysely';
import { lockOwnAccount } from '#features/accounts/server/store.ts';
import { forgetHits, takeTurnOrRefuse } from '#features/accounts/server/throttle.ts';
import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import { channelsOf, setTextAddress } from '#platform/server/text-messages/text-messages.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import type { Channel, channelEndpoints } from '../contract.ts';
import { tidyCode } from '../rules/typed-code.ts';
import { channelTexts, channelWording } from '../texts/channels.ts';
import { channelRefusals } from '../texts/refusals.ts';
import { channelChosen } from './happenings.ts';
import { codeTriesOf } from './limits.ts';
import { isCode, isOpen } from './number-code.ts';
import { endConsent } from './withdraw-channel.ts';

export async function confirmNumber(
  work: Work<Actor>,
  { body }: Received<typeof channelEndpoints, 'POST /api/channels/confirm'>,
) {
  const { id } = work.actor;
  if (body.consentVersion !== channelWording.version)
    return refuse(channelRefusals['channel.wording_changed']);
  const [turn] = await Promise.allSettled([takeTurnOrRefuse(work, codeTriesOf(id))]);
  const waiting = turn.status === 'fulfilled' ? await takeTry(work, id) : undefined;
  const isRight = await isCode(tidyCode(body.code), waiting?.code_hash, work.address);
  return work.transaction(async (work) => {
    // The refusal is thrown within the transaction, so that a retry is answered as the first try was.
    if (turn.status === 'rejected') throw turn.reason;
    if (!waiting || !isRight) return refuseCode();
    const { channel } = waiting;
    if (!channelsOf(work.services.config).includes(channel))
      return refuse(channelRefusals['channel.not_offered']);
    await lockOwnAccount(work);
    const spent = await work.db
      .deleteFrom('number_codes')
      .where('account_id', '=', id)
      .where('code_hash', '=', waiting.code_hash)
      .returning('account_id')
      .executeTakeFirst();
    if (!spent) return refuseCode();
    await endConsent(work, id);
    await giveConsent(work, { channel, number: waiting.number });
    await forgetHits(work, codeTriesOf(id));
    return { message: channelTexts.chosen(channelTexts.names[channel]) };
  });
}

/** Takes one of the tries that a code has. Answers none where they are used up, the code is too old, or nobody asked for one. */
const takeTry = ({ db, now }: Work, accountId: IdOf<'accounts'>) =>
  db
    .updateTable('number_codes')
    .set({ tries: sql<number>`tries + 1` })
    .where('account_id', '=', accountId)
    .where(isOpen(now))
    .returning(['code_hash', 'channel', 'number'])
    .executeTakeFirst();

async function giveConsent(work: Work<Actor>, address: { channel: Channel; number: string }): Promise<void> {
  const accountId = work.actor.id;
  const id = newId<'text_consents'>(work.now.getTime());
  const { version } = channelWording;
  await work.db
    .insertInto('text_consents')
    .values({
      id,
      account_id: accountId,
      channel: address.channel,
      text_version: version,
      given_at: work.now,
    })
    .execute();
  await setTextAddress(work, accountId, id, address);
  const after = { channel: address.channel, textVersion: version };
  await happened(work, channelChosen, { subjectId: id, accountId }, { after });
}

function refuseCode(): never {
  const wrong = channelRefusals['channel.code_wrong'];
  return refuse(wrong, { fields: { code: wrong.text } });
}
