// What a borrower of the full model is asked that stands in sections of the first one: reasons, advice and payouts name them, so they can be sent.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROVED_BY } from '#features/decisions/rules/proof/needed-proof.ts';
import { sampleFullAnswers } from '#features/information/defaults/sample-full-answers.ts';
import { answersNow } from '#features/information/server/information.test-support.ts';
import { approve, send } from '#features/verification/server/verification.test-support.ts';
import { dayOf } from '#shared/calendar.ts';
import { loggedIn, moderator, type Someone, someone, submitted } from '#tests/support/builders.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';

let test: TestApp;
let staff: Someone;
beforeAll(async () => {
  test = await openTestApp();
  staff = await moderator(test.services);
});
afterAll(() => test.close());

const everything = { ...answersNow, ...sampleFullAnswers(dayOf(new Date())) };
const paid = { has_had_loan: 'Yes', has_defaulted: 'Yes', default_cleared_on: '2020-05-01' };

async function fullBorrower(credit: object = {}, { without = [] as string[] } = {}) {
  const person = await someone(test.services, { infoStatus: 'FullModel' });
  const answers = Object.fromEntries(Object.entries(everything).filter(([sId]) => !without.includes(sId)));
  const given = { ...answers, credit_info: { ...everything.credit_info, ...credit } };
  await submitted(test.services, person, { answers: given, status: 'Verified' });
  return { person, browser: await loggedIn(test, person) };
}

const besidesOf = async ({ browser }: Pick<Awaited<ReturnType<typeof fullBorrower>>, 'browser'>) => {
  const { besides } = await browser.call('GET /api/informations/own');
  if (!besides) return [];
  const forms = await browser.call('GET /api/informations/forms', { query: besides.forms });
  return besides.sections.map(({ _id, userStatus }) => [
    forms.find((form) => form._id === _id)?.sId,
    userStatus,
  ]);
};

it('advice about credit leads to the section, which is sent anew with its papers and brings the offer that was promised', async () => {
  const somebody = await fullBorrower(paid);
  const { person, browser } = somebody;
  expect(await besidesOf(somebody)).toEqual([]);
  const { loanDecision, advice, updates } = await browser.call('GET /api/loan/user/decision');
  expect(loanDecision).toBe(false);
  const claim = advice.find(
    ({ claim }) => claim.changes.length === 1 && claim.changes[0]?.lever === 'credit',
  )?.claim;
  const update = updates.find(({ lever }) => lever === 'credit');
  expect(update).toMatchObject({ sId: 'credit_info' });
  await browser.call('POST /api/informations/update/:id', {
    params: { id: asId<'submissions'>(update?._id ?? '') },
  });
  expect(await besidesOf(somebody)).toEqual([['credit_info', null]]);
  const { NotSubmitted } = await browser.call('GET /api/informations/user');
  expect(NotSubmitted.map(({ sId }) => sId)).toEqual(['credit_info']);
  const data = { ...everything.credit_info, ...paid };
  await browser.call('POST /api/informations/:id', { params: { id: 'credit_info' }, body: { data } });
  expect(await besidesOf(somebody)).toEqual([['credit_info', 'Submitted']]);
  await approve(test, staff, await send(test, person, 'credit_info', ['default_papers']));
  expect(await besidesOf(somebody)).toEqual([]);
  expect(await browser.call('GET /api/loan/user/decision')).toMatchObject({
    loanDecision: true,
    maxLoanAmount: (claim?.maxLoanAmountCents ?? 0) / 100,
    interestRate: (claim?.rateMonthlyBps ?? 0) / 100,
  });
});

it.each(Object.entries(PROVED_BY))(
  'what proves the %s can be sent, also where nothing of it was',
  async (_, sections) => {
    const somebody = await fullBorrower({}, { without: [...sections] });
    const sId = sections.at(-1) ?? '';
    const { NotSubmitted } = await somebody.browser.call('GET /api/informations/user');
    expect(NotSubmitted.map(({ sId }) => sId)).toContain(sections.length > 1 ? sections[0] : sId);
    if (sections.length > 1) return;
    expect(await besidesOf(somebody)).toEqual([[sId, null]]);
    await somebody.browser.call('POST /api/informations/:id', {
      params: { id: sId },
      body: { data: { ...answersNow[sId] } },
    });
    expect(await besidesOf(somebody)).toEqual([[sId, 'Submitted']]);
  },
);

it('a section that a full one asks again is not sent anew, and nobody of the first model is asked anything of the full one', async () => {
  const somebody = await fullBorrower({}, { without: ['income_information'] });
  expect(await besidesOf(somebody)).toEqual([]);
  const again = {
    params: { id: 'income_information' },
    body: { data: { ...answersNow.income_information } },
  };
  expect(await somebody.browser.refused('POST /api/informations/:id', again)).toMatchObject({ status: 404 });
  const first = await loggedIn(test, await someone(test.services));
  const full = { params: { id: 'social' }, body: { data: {} } };
  expect(await first.refused('POST /api/informations/:id', full)).toMatchObject({ status: 404 });
  expect((await first.call('GET /api/informations/own')).besides).toBeNull();
});
