import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loggedIn, moderator, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { type LenderOnOffer, lender, partnerLoan } from '#tests/support/lenders.ts';
import { applied } from '../lender/lender-applications.test-support.ts';
import { updateStatus } from '../lender/update-status.ts';
import {
  agreementOf,
  agreementShown,
  approved,
  readyToSign,
  readyWithLender,
} from './agreements.test-support.ts';
import { prepareAgreement } from './prepare-agreement.ts';

let test: TestApp;
let island: LenderOnOffer;
beforeAll(async () => {
  test = await openTestApp();
  island = await lender(test.services, {
    partner: { name: 'Island Credit', licence_number: 'MC-77', checked_licence_number: 'MC-77' },
  });
});
afterAll(() => test.close());

const count = async (table: 'agreements' | 'mails' | 'activities' | 'files', where: object) => {
  const rows = await test.db
    .selectFrom(table)
    .select('id')
    .where((row) => row.and(where))
    .execute();
  return rows.length;
};

describe('an approval', () => {
  it('by staff is followed by the agreement, by itself', async () => {
    const { person, applicationId } = await approved(test.services);
    await vi.waitFor(() => agreementOf(test.services, { applicationId }), { timeout: 20_000, interval: 200 });
    const browser = await loggedIn(test, person);
    expect(await agreementShown(browser, applicationId)).toMatchObject({
      state: 'ReadyToSign',
      borrowerName: 'Désirée Łukasz-Brown',
      facts: {
        loanAmount: 5_000,
        fee: 250,
        cashInHand: 4_750,
        interest: 1_200,
        totalRepayment: 6_200,
        interestRate: 6,
        term: 4,
        repaymentOption: 'Monthly',
        lender: { name: 'Pimento', licence: 'Pimento has applied for a microcredit licence.' },
      },
      signedAt: null,
      moneyDueBy: null,
    });
  });

  it('is shown as one where the next offer would stand: no loan runs yet', async () => {
    const { person } = await approved(test.services);
    const browser = await loggedIn(test, person);
    const { loanDecision, reasons } = await browser.call('GET /api/loan/user/decision');
    expect([loanDecision, reasons.map(({ code }) => code)]).toEqual([false, ['loan.approved']]);
    expect(reasons[0]?.reason).toMatch(/^We have approved a loan for you/);
  });

  it('is shown as preparing until then', async () => {
    const { person, applicationId } = await approved(test.services);
    const browser = await loggedIn(test, person);
    expect(await agreementShown(browser, applicationId)).toMatchObject({
      state: 'Preparing',
      facts: null,
      paper: null,
    });
    expect(
      await browser.refused('POST /api/loan-application/:id/agreement/decline', {
        params: { id: applicationId },
        body: {},
      }),
    ).toMatchObject({ status: 409, code: 'agreement.not_ready' });
  });
});

describe('the agreement', () => {
  it('has its paper on disk under the hash on record; the borrower, mailed once at the approval, sees it under the bell', async () => {
    const { person, applicationId } = await readyToSign(test.services);
    const agreement = await agreementOf(test.services, { applicationId });
    const bytes = await buffer(await test.services.files.open(agreement.file_id ?? ''));
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(agreement.sha256);
    const browser = await loggedIn(test, person);
    const opened = await browser.reply('GET /api/files/:id', { params: { id: agreement.file_id } });
    expect(opened.status).toBe(200);
    const mails = await test.db
      .selectFrom('mails')
      .select(['subject', 'body_text'])
      .where('account_id', '=', person.id)
      .orderBy('created_at')
      .execute();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'We have your loan application',
      'Your loan is approved',
    ]);
    expect(mails[1]?.body_text).toContain(
      `http://localhost:3000/loan-application/${applicationId}/agreement`,
    );
    expect(await browser.call('GET /api/activity')).toMatchObject({
      rows: [
        { action: 'agreementReady', loanInformation: { loanAmount: 5_000 } },
        { action: 'loanApproved' },
      ],
    });
  });

  it('is made once, however many servers make it at the same time', async () => {
    const { person, applicationId } = await approved(test.services);
    await Promise.all(Array.from({ length: 8 }, () => prepareAgreement(test.services, applicationId)));
    await prepareAgreement(test.services, applicationId);
    expect([
      await count('agreements', { application_id: applicationId }),
      await count('files', { owner_id: person.id, media_type: 'application/pdf' }),
      await count('mails', { account_id: person.id, subject: 'Your loan is approved' }),
      await count('activities', { account_id: person.id, action: 'agreementReady' }),
    ]).toEqual([1, 1, 1, 1]);
  });

  it('of a lender that renames itself meanwhile names whom staff had checked, and waits for them', async () => {
    const to = await lender(test.services, { partner: { name: 'Palm Credit' } });
    const person = await someone(test.services, { firstName: 'Marcia', lastName: 'Campbell' });
    const { applicationId } = await applied(test.services, to, { person });
    await updateStatus(workAs(test.services, to.account), {
      params: { id: applicationId },
      body: { status: 'Approved' },
    });
    await test.db
      .updateTable('partners')
      .set({ name: 'Quite Another', address: '9 Elsewhere Road', licence_state: 'Applied' })
      .where('id', '=', to.partnerId)
      .execute();
    await prepareAgreement(test.services, applicationId);
    const browser = await loggedIn(test, person);
    const { facts } = await agreementShown(browser, applicationId);
    expect(facts?.lender).toMatchObject({ name: 'Palm Credit', address: '1 King Street, Kingston' });
    const { sha256 } = await agreementOf(test.services, { applicationId });
    expect(
      await browser.refused('POST /api/loan-application/:id/agreement/sign', {
        params: { id: applicationId },
        body: { fullName: 'Marcia Campbell', sha256 },
      }),
    ).toMatchObject({ code: 'agreement.lender_closed' });
  });

  it('of a lender has its way of repaying, its licence, and who runs the loan', async () => {
    const loanId = await partnerLoan(test.services, island, { repayment_option: 'Weekly' });
    const one = await readyWithLender(test.services, island, { loanId, loanAmount: 50_000 });
    const { facts } = await agreementOf(test.services, one);
    expect(facts).toMatchObject({
      repaymentOption: 'Weekly',
      lender: { name: 'Island Credit', licence: 'Its microcredit licence has the number MC-77.' },
      runBy: { name: 'Pimento' },
    });
    expect((facts as { schedule: object[] }).schedule.length).toBeGreaterThan(24);
  });

  it('is not made for what was not approved, nor for what is over', async () => {
    const { applicationId } = await approved(test.services);
    await test.db
      .updateTable('applications')
      .set({ closed_at: new Date() })
      .where('id', '=', applicationId)
      .execute();
    await prepareAgreement(test.services, applicationId);
    expect(await count('agreements', { application_id: applicationId })).toBe(0);
    const desk = await loggedIn(test, await moderator(test.services));
    // None will come, which is no error to whoever asks.
    const asked = { params: { id: applicationId } };
    expect(await desk.call('GET /api/loan-application/:id/agreement', asked)).toEqual({ agreement: null });
  });
});

describe('the database', () => {
  it('keeps what an agreement says, whatever a program asks for', async () => {
    const one = await readyToSign(test.services);
    const { id } = await agreementOf(test.services, one);
    const set = (values: object) =>
      test.db.updateTable('agreements').set(values).where('id', '=', id).execute();
    await expect(set({ facts: '{}' })).rejects.toThrow(/never changes/);
    await expect(set({ sha256: 'c'.repeat(64) })).rejects.toThrow(/never changes/);
    await expect(set({ borrower_name: 'Somebody Else' })).rejects.toThrow(/never change/);
    await expect(
      set({ signed_name: 'D', signed_at: new Date(), signed_address: '::1', signed_sha256: 'c'.repeat(64) }),
    ).rejects.toThrow(/agreements_signed_this_paper/);
    await expect(test.owner.deleteFrom('agreements').where('id', '=', id).execute()).rejects.toThrow(
      /never changed or removed/,
    );
    await expect(sql`update agreement_templates set body = '{}'`.execute(test.owner)).rejects.toThrow(
      /never changed or removed/,
    );
  });
});
