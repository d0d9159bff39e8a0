import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/calendar.ts';
import { loggedIn, type Someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { listen } from '../../../../../bench/lists/recorded-calls.ts';
import {
  type Agreed,
  agreementOf,
  agreementShown,
  approved,
  readyToSign,
} from '../agreement/agreements.test-support.ts';
import { showDashboard } from '../dashboard/show-dashboard.ts';
import { signedUnproved, signedWithUs, verifiedSections } from './disbursement.test-support.ts';
import { promiseMoney } from './promise-money.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const HAND_IN = '/verification?section=basic_information';

const cardOf = async (person: Someone, now = new Date()) =>
  (await showDashboard(workAs(test.services, person, now))).card;
const agreementSeen = async ({ person, applicationId }: Agreed) =>
  agreementShown(await loggedIn(test, person), applicationId);
const setStatus = (person: Someone, status: 'Submitted' | 'SubmittedForVerfication' | 'Rejected') =>
  test.db.updateTable('submissions').set({ status }).where('account_id', '=', person.id).execute();
const mailsTo = async (person: Someone) => {
  const mails = await test.db
    .selectFrom('mails')
    .select(['subject', 'body_text'])
    .where('account_id', '=', person.id)
    .orderBy('created_at')
    .execute();
  return mails.map(({ subject, body_text }) => ({ subject, text: body_text ?? '' }));
};
const lettersOnItsWay = async (person: Someone) =>
  (await mailsTo(person)).filter(({ subject }) => subject.startsWith('Your money is on its way'));
const bellOf = async (person: Someone) =>
  (await (await loggedIn(test, person)).call('GET /api/activity/notification')).map(({ what }) => what);

describe('a loan whose papers are not all verified', () => {
  it('is approved with what is still needed: in the letter, under the bell, before the signature', async () => {
    const agreed = await approved(test.services);
    const [letter] = (await mailsTo(agreed.person)).filter(({ subject }) => subject.includes('approved'));
    expect(letter?.text).toContain('once you have signed and we have checked your ID');
    expect(letter?.text).toContain(HAND_IN);
    expect(letter?.text).not.toContain('within 24 hours after that');
    expect(await bellOf(agreed.person)).toContain(
      'Your loan of $5,000.00 is approved. We pay out once your ID is checked.',
    );
    const ready = await readyToSign(test.services);
    expect(await cardOf(ready.person)).toMatchObject({
      kind: 'sign',
      needed: [{ proof: 'identity', state: 'NotProved', section: { sId: 'basic_information' } }],
    });
    expect((await agreementSeen(ready)).stillNeeded).toHaveLength(1);
  });

  it('once signed promises no hour, and says whose turn it is', async () => {
    const agreed = await signedUnproved(test.services);
    const { person } = agreed;
    const letter = (await mailsTo(person)).find(({ subject }) => subject.includes('signed'));
    expect(letter?.text).toContain('Your money comes within 24 hours after we have checked your ID.');
    expect(letter?.text).toContain(HAND_IN);
    expect(letter?.text).not.toContain('due by');
    expect(await agreementSeen(agreed)).toMatchObject({ state: 'Signed', moneyDueBy: null });
    expect(await cardOf(person)).toMatchObject({ kind: 'prove', needed: [{ state: 'NotProved' }] });
    await setStatus(person, 'Rejected');
    expect(await cardOf(person)).toMatchObject({ kind: 'prove', needed: [{ state: 'HandedBack' }] });
    await setStatus(person, 'SubmittedForVerfication');
    expect(await cardOf(person)).toMatchObject({ kind: 'checking', needed: [{ state: 'Checking' }] });
  });

  it('has its 24 hours from when the last of it is verified, and is announced once as on its way', async () => {
    const agreed = await signedUnproved(test.services);
    const { person } = agreed;
    await promiseMoney(test.services, new Date());
    expect(await lettersOnItsWay(person)).toEqual([]);
    await verifiedSections(test.services, person, ['basic_information']);
    expect(await cardOf(person)).toMatchObject({ kind: 'onItsWay', isOverdue: false });
    const now = new Date(Date.now() + 60_000);
    await promiseMoney(test.services, now);
    await promiseMoney(test.services, new Date(now.getTime() + 60_000));
    const [letter, ...more] = await lettersOnItsWay(person);
    expect(letter?.subject).toContain('$4,750.00');
    expect(more).toEqual([]);
    expect(await bellOf(person)).toContain(
      'Everything is checked: the money of your loan of $5,000.00 is on its way',
    );
    const dueBy = new Date(now.getTime() + DAY_MS).toISOString();
    expect(await cardOf(person, now)).toMatchObject({ kind: 'onItsWay', dueBy });
    expect((await agreementSeen(agreed)).moneyDueBy).toBe(dueBy);
  });

  it('with everything verified before the signature hears of it once, by the signature', async () => {
    const agreed = await signedWithUs(test.services);
    await promiseMoney(test.services, new Date());
    expect(await lettersOnItsWay(agreed.person)).toEqual([]);
    const { signed_at, payable_at } = await agreementOf(test.services, agreed);
    expect(payable_at).toEqual(signed_at);
  });

  it('costs no more statements where more of them wait', async () => {
    const statementsOfRun = async () => {
      let statements = 0;
      const stop = listen(() => {
        statements += 1;
      });
      await promiseMoney(test.services, new Date()).finally(stop);
      return statements;
    };
    for (let many = 0; many < 2; many += 1) await signedUnproved(test.services);
    const fewer = await statementsOfRun();
    for (let many = 0; many < 6; many += 1) await signedUnproved(test.services);
    expect(await statementsOfRun()).toBe(fewer);
  });
});
