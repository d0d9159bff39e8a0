import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggedIn, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { preferenceTexts } from '../texts/quiz.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const financialQuestionnaire = {
  current_financial_situation_feeling: '4 - Satisfied',
  partner_draw: true,
  throw_per_month: 7_500.5,
};
const preferences = { financialQuestionnaire, itemsThatAppeal: { Books: true, Stocks: false, Dining: true } };

async function newcomer(status: 'Created' | 'Completed' = 'Created') {
  const account = await someone(test.services, { status });
  const browser = await loggedIn(test, account);
  const statusNow = async () =>
    (
      await test.db
        .selectFrom('accounts')
        .select('status')
        .where('id', '=', account.id)
        .executeTakeFirstOrThrow()
    ).status;
  const nextStep = async () => {
    const body = await browser.call('GET /api/informations/dashboard');
    return body.nextStep.action;
  };
  return { account, browser, statusNow, nextStep };
}

describe('the preferences', () => {
  it('make a new account active, in its session record too, and end the invitation on the dashboard', async () => {
    const { browser, statusNow, nextStep } = await newcomer();
    expect(await nextStep()).toBe('preferences');
    expect(await browser.call('POST /api/quiz/preferences', { body: preferences })).toMatchObject({
      ok: true,
    });
    expect(await statusNow()).toBe('Active');
    expect(JSON.parse(browser.cookies.get('session') ?? '')).toMatchObject({ status: 'Active' });
    expect(await nextStep()).toBe('submit');
  });

  it('are read back as they were saved, and can be changed', async () => {
    const { browser } = await newcomer();
    await browser.call('POST /api/quiz/preferences', { body: preferences });
    const body = await browser.call('GET /api/quiz/preferences');
    expect(body).toMatchObject({
      financialQuestionnaire,
      itemsThatAppeal: { Books: true, Dining: true, Stocks: false },
    });
    const changed = {
      financialQuestionnaire: { current_financial_situation_feeling: '3 - Neutral', partner_draw: false },
      itemsThatAppeal: { Stocks: true },
    };
    await browser.call('POST /api/quiz/preferences', { body: changed });
    const after = await browser.call('GET /api/quiz/preferences');
    expect(after).toMatchObject({ itemsThatAppeal: { Books: false, Stocks: true } });
    expect((after as typeof preferences).financialQuestionnaire).toEqual(changed.financialQuestionnaire);
  });

  it('begin with what the quiz asked already, and no other question is answered by it', async () => {
    const account = await someone(test.services, { status: 'UserQuiz' });
    const browser = await loggedIn(test, account);
    await browser.call('POST /api/quiz', {
      body: { ...financialQuestionnaire, rewards: ['Books', 'Dining', 'Stocks'] },
    });
    // How happy one is with a lender is not how one's finances feel.
    const { current_financial_situation_feeling: _, ...asked } = financialQuestionnaire;
    expect(await browser.call('GET /api/quiz/preferences')).toMatchObject({
      financialQuestionnaire: { ...asked, current_financial_situation_feeling: null },
      itemsThatAppeal: { Books: false },
    });
  });

  it('change no other status', async () => {
    const { browser, statusNow } = await newcomer('Completed');
    await browser.call('POST /api/quiz/preferences', { body: preferences });
    expect(await statusNow()).toBe('Completed');
  });

  it.each([
    [
      'a feeling',
      { ...financialQuestionnaire, current_financial_situation_feeling: 'Fine' },
      { Books: true },
      'financialQuestionnaire',
      preferenceTexts.incomplete,
    ],
    [
      'the amount of a draw',
      { ...financialQuestionnaire, throw_per_month: undefined },
      { Books: true },
      'financialQuestionnaire',
      preferenceTexts.incomplete,
    ],
    [
      'no amount where nobody draws',
      { ...financialQuestionnaire, partner_draw: false },
      { Books: true },
      'throw_per_month',
      'Leave the amount out where you do not throw a partner.',
    ],
    ['an offer', financialQuestionnaire, { Books: false }, 'itemsThatAppeal', preferenceTexts.chooseOne],
    [
      'known offers alone',
      financialQuestionnaire,
      { Books: true, Yachts: true },
      'itemsThatAppeal',
      preferenceTexts.chooseOne,
    ],
  ])('need %s', async (_, questionnaire, itemsThatAppeal, field, error) => {
    const { browser, statusNow } = await newcomer();
    expect(
      await browser.refused('POST /api/quiz/preferences', {
        body: { financialQuestionnaire: questionnaire, itemsThatAppeal },
      }),
    ).toMatchObject({
      status: 422,
      message: 'Please complete all questions to move on',
      fields: { [field]: error },
    });
    expect(await statusNow()).toBe('Created');
  });
});
