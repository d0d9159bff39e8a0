import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formTexts } from '#features/forms/texts/forms.ts';
import { photo, sectionIds, submitSample } from '#features/information/server/information.test-support.ts';
import type { Actor } from '#shared/actor.ts';
import { newId } from '#shared/id.ts';
import { loggedIn, someone, submitted } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { encryptedPdf } from '#tests/support/encrypted-pdf.ts';
import { submitVerification, submitVerificationById } from './submit-verification.ts';
import { approve, reject, send, submitAndSend } from './verification.test-support.ts';

let test: TestApp;
let staff: Actor;
beforeAll(async () => {
  test = await openTestApp();
  staff = await someone(test.services, { userType: 'Moderator' });
});
afterAll(() => test.close());

const statusOf = async (actor: Actor) =>
  (
    await test.db
      .selectFrom('submissions')
      .select('status')
      .where('account_id', '=', actor.id)
      .executeTakeFirst()
  )?.status;
const attemptsOf = (actor: Actor) =>
  test.db
    .selectFrom('verifications')
    .select(['attempt', 'status', 'rejection_reason'])
    .where('account_id', '=', actor.id)
    .orderBy('attempt')
    .execute();

const income = {
  income_source: 'Salary or wages',
  income_amount: 62_000,
  how_often_paid: 'Fortnightly',
  paid_by: 'Cash',
  has_other_income: 'No',
  income_before_tax: 70_000,
  income_steadiness: 'The same every time',
  expects_change: 'No',
};

describe('documents that depend on another section', () => {
  it.each([
    ['Employed full time', ['income_proof', 'pay_letter']],
    ['Self-employed', ['business_records', 'income_proof']],
    ['Retired', ['income_proof']],
  ] as const)('are asked of one who is %s: %s', async (employment_status, asked) => {
    const actor = await someone(test.services, { infoStatus: 'FullModel' });
    await submitted(test.services, actor, {
      answers: { income, occupational_information: { employment_status } },
    });
    const refused = await send(test, actor, 'income').catch((refusal) => refusal);
    expect(Object.keys(refused.fields).sort()).toEqual([...asked]);
    await send(test, actor, 'income', [...asked]);
    expect(await attemptsOf(actor)).toHaveLength(1);
  });

  it('do not depend on what is not stated, or was reopened', async () => {
    const actor = await someone(test.services, { infoStatus: 'FullModel' });
    await submitted(test.services, actor, {
      answers: { income, occupational_information: { employment_status: 'Contract' } },
    });
    await test.db
      .updateTable('submissions')
      .set({ reopened_at: new Date() })
      .where('account_id', '=', actor.id)
      .where('audience', '=', 'PreQualUser')
      .execute();
    const refused = await send(test, actor, 'income').catch((refusal) => refusal);
    expect(Object.keys(refused.fields)).toEqual(['income_proof']);
  });
});

describe('sending documents to the address of a section', () => {
  it('works by the _id of the section or of its verification', async () => {
    for (const by of ['section', 'verification'] as const) {
      const actor = await someone(test.services);
      await submitSample(test, actor, 'debt_information');
      const ids = await sectionIds(test, 'debt_information');
      const received = {
        params: { id: ids[by] },
        extraInfo: { data: {}, isVerificationRequired: true },
        files: [await photo('debt_1_statement')],
      };
      await submitVerificationById(workAs(test.services, actor), received);
      expect(await statusOf(actor)).toBe('SubmittedForVerfication');
    }
    const nowhere = {
      params: { id: newId<'verification_schemas'>() },
      extraInfo: { data: {}, isVerificationRequired: true },
      files: [],
    };
    const actor = await someone(test.services);
    await expect(submitVerificationById(workAs(test.services, actor), nowhere)).rejects.toMatchObject({
      kind: 'missing',
    });
  });
});

describe('sending documents', () => {
  it('queues them for staff, with their files', async () => {
    const actor = await someone(test.services);
    const { _id } = await submitAndSend(test, actor, 'debt_information', ['debt_1_statement']);
    expect(await statusOf(actor)).toBe('SubmittedForVerfication');
    const uses = await test.db
      .selectFrom('file_uses')
      .selectAll()
      .where('verification_id', '=', _id)
      .execute();
    expect(uses).toMatchObject([{ field: 'debt_1_statement' }]);
    const activities = await test.db
      .selectFrom('activities')
      .select(['action', 'details'])
      .where('account_id', '=', actor.id)
      .orderBy('id', 'desc')
      .execute();
    expect(activities).toContainEqual({
      action: 'submittedForVerification',
      details: { submittedInformation: { status: 'SubmittedForVerfication', name: 'Debt Information' } },
    });
  });

  it('asks only for statements of debts that were stated, and keeps no others', async () => {
    const actor = await someone(test.services);
    await submitSample(test, actor, 'debt_information');
    await expect(send(test, actor, 'debt_information')).rejects.toMatchObject({
      fields: { debt_1_statement: 'Statement of your first debt is required' },
    });
    await send(test, actor, 'debt_information', ['debt_1_statement', 'debt_2_statement']);
    const files = await test.db
      .selectFrom('files')
      .select('original_name')
      .where('owner_id', '=', actor.id)
      .execute();
    expect(files).toEqual([{ original_name: 'debt_1_statement.png' }]);
  });

  it('refuses every PDF that opens only with a password, and takes those that are kept from being changed', async () => {
    const actor = await someone(test.services, { infoStatus: 'FullModel' });
    await submitted(test.services, actor, {
      answers: { income, occupational_information: { employment_status: 'Self-employed' } },
    });
    const { verification } = await sectionIds(test, 'income');
    const browser = await loggedIn(test, actor);
    const extraInfo = { verificationId: verification, sId: 'income', data: {}, isVerificationRequired: true };
    const sent = async (passwords: { userPassword?: string; ownerPassword: string }) => ({
      extraInfo,
      files: await Promise.all(
        ['income_proof', 'business_records'].map(async (field) => ({
          field,
          name: `${field}.pdf`,
          type: 'application/pdf',
          bytes: await encryptedPdf('AES-256', passwords),
        })),
      ),
    });
    const ownerPassword = 'of the bank';
    const refused = await browser.refused('POST /api/verification/submit', {
      form: await sent({ ownerPassword, userPassword: '24041980' }),
    });
    expect(refused).toMatchObject({
      status: 422,
      fields: {
        income_proof: formTexts.filesLocked(['income_proof.pdf']),
        business_records: formTexts.filesLocked(['business_records.pdf']),
      },
    });
    expect(await attemptsOf(actor)).toHaveLength(0);
    await browser.call('POST /api/verification/submit', { form: await sent({ ownerPassword }) });
    expect(await attemptsOf(actor)).toHaveLength(1);
  });

  it('works without any where none is asked', async () => {
    const actor = await someone(test.services);
    await submitAndSend(test, actor, 'credit_info');
    expect(await statusOf(actor)).toBe('SubmittedForVerfication');
  });

  it('needs the information first, and one try at a time', async () => {
    const actor = await someone(test.services);
    await expect(send(test, actor, 'credit_info')).rejects.toMatchObject({ code: 'verification.too_early' });
    await submitSample(test, actor, 'credit_info');
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => send(test, actor, 'credit_info')),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await attemptsOf(actor)).toHaveLength(1);
    await expect(send(test, actor, 'credit_info')).rejects.toMatchObject({ code: 'verification.waiting' });
  });

  it('can be done again after a rejection, and not after a verification', async () => {
    const actor = await someone(test.services);
    const first = await submitAndSend(test, actor, 'debt_information', ['debt_1_statement']);
    await reject(test, staff, first);
    expect(await statusOf(actor)).toBe('Rejected');
    const second = await send(test, actor, 'debt_information', ['debt_1_statement']);
    await approve(test, staff, second);
    expect(await statusOf(actor)).toBe('Verified');
    expect(await attemptsOf(actor)).toEqual([
      { attempt: 1, status: 'Rejected', rejection_reason: 'Too dark to read' },
      { attempt: 2, status: 'Verified', rejection_reason: null },
    ]);
    await expect(send(test, actor, 'debt_information')).rejects.toMatchObject({
      code: 'verification.verified',
    });
  });

  it('fits the form that asked: another section, or a version that is no more, is refused', async () => {
    const actor = await someone(test.services);
    await submitSample(test, actor, 'debt_information');
    const { verification, version } = await sectionIds(test, 'debt_information');
    const form = { verificationId: verification, sId: 'credit_info', data: {}, isVerificationRequired: true };
    const files = [await photo('debt_1_statement')];
    const submit = (extraInfo: typeof form & { version?: typeof version }) =>
      submitVerification(workAs(test.services, actor), { extraInfo, files });
    await expect(submit(form)).rejects.toMatchObject({ kind: 'missing' });
    const stale = { ...form, sId: 'debt_information', version };
    await expect(submit(stale)).rejects.toMatchObject({ code: 'information.changed' });
  });
});
