import { createHash } from 'node:crypto';
import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Day, showDay } from '#shared/calendar.ts';
import { cents, showDollars, showMoney } from '#shared/money.ts';
import { loggedIn } from '#tests/support/builders.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { lender } from '#tests/support/lenders.ts';
import type { AgreementFacts } from '../../../contract/agreement.ts';
import {
  type Agreed,
  agreementOf,
  agreementShown,
  readyToSign,
  readyWithLender,
} from '../agreements.test-support.ts';
import { makeSignedCopy } from '../make-signed-copy.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function textOf(bytes: Buffer): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((part) => ('str' in part ? part.str : '')).join(' '));
  }
  return pages.join(' ').replace(/\s+/g, ' ');
}

/** The yearly rate, in basis points, at which the instalments are worth the cash: halving the year's rate itself. */
function yearlyBps({ cashInHandCents, schedule, repaymentOption, termMonths }: AgreementFacts) {
  // Days and months as they are counted from the first day: what a Sunday puts off is not in the rate.
  const [size, inYear] = {
    ...{ Daily: [1, 365], Weekly: [7, 365], Fortnightly: [14, 365] },
    ...{ Monthly: [1, 12], Quarterly: [3, 12], Annually: [12, 12] },
  }[repaymentOption] as [number, number];
  const years = schedule.map((_, index) =>
    inYear === 12 ? Math.min(size * (index + 1), termMonths) / 12 : (size * (index + 1)) / 365,
  );
  const worth = (rate: number) =>
    schedule.reduce(
      (sum, { amountCents }, index) => sum + amountCents / (1 + rate) ** (years[index] ?? 0),
      0,
    );
  let [low, high] = [0, 10_000];
  for (let halving = 0; halving < 200; halving++) {
    const middle = (low + high) / 2;
    if (worth(middle) > cashInHandCents) low = middle;
    else high = middle;
  }
  return Math.round(high * 10_000);
}

const read = async (agreed: Agreed) => {
  const agreement = await agreementOf(test.services, agreed);
  const bytes = await buffer(await test.services.files.open(agreement.file_id ?? ''));
  return { agreement, bytes, facts: agreement.facts as AgreementFacts };
};

const shownTo = async ({ person, applicationId }: Agreed) => {
  const browser = await loggedIn(test, person);
  return {
    browser,
    agreement: await agreementShown(browser, applicationId),
    application: await browser.call('GET /api/loan-application/:id', { params: { id: applicationId } }),
  };
};

describe('the paper', () => {
  it.each(['Daily', 'Weekly', 'Fortnightly', 'Monthly', 'Quarterly', 'Annually'] as const)(
    '%s: says to the cent what the screens say, and its yearly rate is the one that follows from it',
    async (repayment_option) => {
      const to = await lender(test.services, {
        loan: { repayment_option, default_term_months: 7, default_rate_monthly_bps: 733 },
      });
      const agreed = await readyWithLender(test.services, to, { loanAmount: 12_345.67 });
      const { agreement, bytes, facts } = await read(agreed);
      const text = await textOf(bytes);
      const shown = await shownTo(agreed);
      expect(facts.effectiveYearlyBps).toBe(yearlyBps(facts));
      for (const { number, dueOn, ...sums } of facts.schedule) {
        const { amountCents, interestCents, principalCents, leftCents } = sums;
        const row = [amountCents, interestCents, principalCents, leftCents].map((sum) =>
          showMoney(cents(sum)),
        );
        expect(text).toContain([number, showDay(dueOn as Day), ...row].join(' '));
      }
      const { facts: figures } = shown.agreement;
      const { cost, ...asked } = shown.application;
      for (const dollars of [
        ...[
          figures?.loanAmount,
          figures?.fee,
          figures?.cashInHand,
          figures?.interest,
          figures?.totalRepayment,
        ],
        ...[asked.loanAmount, cost.fee, cost.cashInHand, cost.interest, cost.totalRepayment],
        ...cost.schedule.map(({ amount }) => amount),
      ])
        expect(text).toContain(showDollars(dollars ?? 0));
      expect(figures?.schedule).toEqual(
        facts.schedule.map(({ number, dueOn, amountCents }) => ({
          number,
          dueOn,
          amount: amountCents / 100,
        })),
      );
      expect(cost.schedule.map(({ amount }) => amount)).toEqual(
        figures?.schedule.map(({ amount }) => amount),
      );
      expect([cost.effectiveYearlyRate, figures?.effectiveYearlyRate]).toEqual(
        Array(2).fill(facts.effectiveYearlyBps / 100),
      );
      expect(text).toContain(`The dates below count from ${showDay(facts.preparedOn)}`);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      expect([agreement.sha256, shown.agreement.paper?.sha256]).toEqual([sha256, sha256]);
    },
  );

  it.each([
    ['李小龍', '陈', '[U+674E][U+5C0F][U+9F8D] [U+9648]'],
    ['\u200F\u202Eשלום', '😀', '[U+05E9][U+05DC][U+05D5][U+05DD] [U+1F600]'],
    ['{total}', "D'Andre-Jo St.", "{total} D'Andre-Jo St."],
    ['W'.repeat(60), 'i'.repeat(60), null],
  ])(
    'for somebody called %s %s is made, can be signed, and names nobody else',
    async (firstName, lastName, printed) => {
      const agreed = await readyToSign(test.services, { firstName, lastName });
      const { agreement, bytes } = await read(agreed);
      const { browser } = await shownTo(agreed);
      const signed = await browser.reply('POST /api/loan-application/:id/agreement/sign', {
        params: { id: agreed.applicationId },
        body: {
          fullName: `${firstName} ${lastName}`,
          sha256: agreement.sha256,
        },
      });
      expect(signed.status).toBe(200);
      await makeSignedCopy(test.services, agreement.id);
      const { signed_file_id } = await agreementOf(test.services, agreed);
      const copy = await textOf(await buffer(await test.services.files.open(signed_file_id ?? '')));
      for (const text of [await textOf(bytes), copy]) {
        expect(text).not.toContain('\u0000');
        if (printed) expect(text).toContain(printed);
      }
    },
  );
});

it('keeps its words and its parties, whatever changes until it is signed', async () => {
  const to = await lender(test.services, { partner: { name: 'Island Credit' } });
  const agreed = await readyWithLender(test.services, to);
  const { agreement } = await read(agreed);
  const { version, body } = await test.db
    .selectFrom('agreement_templates')
    .selectAll()
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const now = new Date();
  await test.db
    .insertInto('agreement_templates')
    .values({
      version: version + 1,
      body: JSON.stringify({ ...(body as object), title: 'Quite another agreement' }),
      published_at: now,
      created_at: now,
    })
    .execute();
  await test.db
    .updateTable('partners')
    .set({ name: 'Renamed Credit', address: '9 Elsewhere Road' })
    .where('id', '=', to.partnerId)
    .execute();
  await test.db
    .updateTable('accounts')
    .set({ first_name: 'Renamed' })
    .where('id', '=', agreed.person.id)
    .execute();
  const { browser } = await shownTo(agreed);
  const signed = await browser.reply('POST /api/loan-application/:id/agreement/sign', {
    params: { id: agreed.applicationId },
    body: {
      fullName: 'Marcia Campbell',
      sha256: agreement.sha256,
    },
  });
  expect(signed.status).toBe(200);
  await makeSignedCopy(test.services, agreement.id);
  const { signed_file_id } = await agreementOf(test.services, agreed);
  const reply = await test.app.inject({
    method: 'GET',
    url: `/api/files/${signed_file_id}`,
    cookies: Object.fromEntries(browser.cookies),
  });
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(
      /^inline; filename\*=UTF-8''Pimento%20agreement%20PA-[\w-]+%2C%20signed\.pdf$/,
    ),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  const text = await textOf(reply.rawPayload);
  for (const words of ['Island Credit, 1 King Street', 'The borrower is Marcia Campbell', agreement.sha256])
    expect(text).toContain(words);
  expect(text).not.toMatch(/Quite another|Renamed|Elsewhere/);
});

describe('a paper that is another on the disk than it was', () => {
  const pathOf = (id: string) => join(test.services.config.dataDir, 'files', id.slice(-2), id);

  it.each([
    ['changed', (path: string) => appendFile(path, ' '), 'file.altered'],
    ['gone', (path: string) => rm(path), 'file.missing'],
  ])('%s: is neither shown nor signed', async (_, spoil, code) => {
    const agreed = await readyToSign(test.services, { firstName: 'Marcia', lastName: 'Campbell' });
    const { agreement } = await read(agreed);
    const { browser } = await shownTo(agreed);
    const file = `/api/files/${agreement.file_id}`;
    expect((await browser.get(file)).status).toBe(200);
    await spoil(pathOf(agreement.file_id ?? ''));
    expect(await browser.get(file)).toMatchObject({ status: 503, body: { code } });
    const signed = await browser.reply('POST /api/loan-application/:id/agreement/sign', {
      params: { id: agreed.applicationId },
      body: {
        fullName: 'Marcia Campbell',
        sha256: agreement.sha256,
      },
    });
    expect(signed).toMatchObject({ status: 503, body: { code: 'agreement.paper_altered' } });
    expect((await agreementOf(test.services, agreed)).signed_at).toBeNull();
  });
});
