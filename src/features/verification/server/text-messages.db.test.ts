import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '#shared/actor.ts';
import { someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { openTextProviders, type TextProviders } from '#tests/support/text-providers.ts';
import { textsTo, writeTo } from '#tests/support/written-to.ts';
import { approve, reject, submitAndSend } from './verification.test-support.ts';

let providers: TextProviders;
let test: TestApp;
let staff: Actor;
beforeAll(async () => {
  providers = await openTextProviders();
  test = await openTestApp(providers.settings);
  await test.services.jobs.stop();
  staff = await someone(test.services, { userType: 'Moderator' });
});
afterAll(async () => {
  await test.close();
  await providers.close();
});

it.each([
  ['verified', approve],
  ['rejected', reject],
])(
  'papers that were %s are announced on the phone without the verdict, beside the mail',
  async (_verdict, decide) => {
    const owner = await someone(test.services);
    await writeTo(test.services, owner.id, { channel: 'WhatsApp', number: '18765551234' });
    const sent = await submitAndSend(test, owner, 'debt_information', ['debt_1_statement']);
    await decide(test, staff, sent);
    const [message, ...more] = await textsTo(test.services, owner.id);
    expect(more).toEqual([]);
    expect(message).toMatchObject({ kind: 'papers_checked', channel: 'WhatsApp', number: '18765551234' });
    expect(message?.body).toContain(
      'your papers were checked. See what came of it: http://localhost:3000/overview .',
    );
    expect(message?.body).not.toMatch(/verified|approved|rejected|dark|debt/i);
    const mails = await test.db
      .selectFrom('mails')
      .select('event_id')
      .where('account_id', '=', owner.id)
      .where('event_id', '=', message?.event_id ?? '')
      .execute();
    expect(mails).toHaveLength(1);
  },
);
