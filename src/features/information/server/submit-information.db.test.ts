import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedAccountOf } from '#features/seeds/server/ledger.ts';
import type { IdOf } from '#shared/id.ts';
import { someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { encryptedPdf } from '#tests/support/encrypted-pdf.ts';
import { answersNow, borrowerIn, photo, sectionIds } from './information.test-support.ts';
import { submitInformationWithFiles } from './submit-information.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const traces = async (account: IdOf<'accounts'>) => {
  const of = (table: 'submissions' | 'activities' | 'audit_entries') =>
    test.db.selectFrom(table).selectAll().where('account_id', '=', account);
  const purse = seedAccountOf(account);
  const transfers = test.db.selectFrom('seed_transfers').selectAll().where('to_account', '=', purse);
  const balance = test.db.selectFrom('seed_accounts').select('balance').where('id', '=', purse);
  return {
    submissions: await of('submissions').execute(),
    activities: (await of('activities').orderBy('action').execute()).map(
      (row) => 'action' in row && row.action,
    ),
    audited: (await of('audit_entries').where('action', '=', 'information.submit').execute()).length,
    transfers: await transfers.execute(),
    balance: (await balance.executeTakeFirstOrThrow()).balance,
  };
};

const income = async () => ({
  informationId: (await sectionIds(test, 'income_information')).section,
  data: answersNow.income_information ?? {},
});

describe('submitting a section', () => {
  it('stores the answers, gives the seeds and notifies of what happened, once for a hundred at the same time', async () => {
    const { browser, id } = await borrowerIn(test);
    const body = await income();
    const replies = await Promise.all(
      Array.from({ length: 100 }, () => browser.reply('POST /api/informations/submit', { body })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ body }) => JSON.stringify(body).includes('information.submitted'))).toHaveLength(
      99,
    );
    const after = await traces(id);
    expect(after.submissions).toHaveLength(1);
    expect(after.submissions[0]).toMatchObject({ status: 'Submitted', answers: body.data });
    expect(after.transfers).toHaveLength(1);
    expect(after.activities).toEqual(['pointsReceived', 'submittedInfo']);
    expect(after).toMatchObject({ audited: 1, balance: 120 });
  });

  it('answers a retry as the first time, and refuses another body under its key', async () => {
    const { browser, id } = await borrowerIn(test);
    const body = await income();
    const options = { key: 'the-same-key' };
    const first = await browser.reply('POST /api/informations/submit', { body }, options);
    expect(first).toMatchObject({
      status: 200,
      body: { message: 'Congratulations, you are one step closer now!', points: 120 },
    });
    const again = await Promise.all(
      Array.from({ length: 20 }, () => browser.reply('POST /api/informations/submit', { body }, options)),
    );
    for (const reply of again) expect(reply).toMatchObject({ status: 200, body: first.body });
    const other = { ...body, data: { ...body.data, dependants: 3 } };
    expect(await browser.refused('POST /api/informations/submit', { body: other }, options)).toMatchObject({
      status: 409,
      code: 'request.key_reused',
    });
    expect((await traces(id)).submissions).toHaveLength(1);
  });

  it('names what is wrong beside its field and changes nothing', async () => {
    const { browser, id } = await borrowerIn(test);
    const body = await income();
    const data = { ...body.data, dependants: 2.5, income_amount: 'plenty' };
    expect(await browser.refused('POST /api/informations/submit', { body: { ...body, data } })).toMatchObject(
      {
        status: 422,
        code: 'information.invalid',
        fields: { dependants: 'Please give a whole number', income_amount: 'Must be a number' },
      },
    );
    expect(await traces(id)).toMatchObject({ submissions: [], activities: [], balance: 0 });
  });

  it('never stores a hidden field', async () => {
    const { browser, id } = await borrowerIn(test);
    const body = await income();
    const data = { ...body.data, has_other_income: 'No', other_income_amount: 900 };
    await browser.call('POST /api/informations/submit', { body: { ...body, data } });
    const [submission] = (await traces(id)).submissions;
    const stored = 'answers' in (submission ?? {}) ? JSON.stringify(submission) : '';
    expect(stored).toContain('income_amount');
    expect(stored).not.toContain('other_income_amount');
  });

  it('refuses an answer, or a document, to what the section does not ask, beside its name', async () => {
    const { browser, id } = await borrowerIn(test);
    const body = await income();
    const data = { ...body.data, points: 1_000, constructor: true };
    expect(await browser.refused('POST /api/informations/submit', { body: { ...body, data } })).toMatchObject(
      {
        status: 422,
        code: 'information.invalid',
        fields: {
          points: 'Leave out what is not asked for: points',
          constructor: 'Leave out what is not asked for: constructor',
        },
      },
    );
    expect(await traces(id)).toMatchObject({ submissions: [], activities: [], balance: 0 });
    const actor = await someone(test.services);
    const files = [await photo('payslip')];
    await expect(
      submitInformationWithFiles(workAs(test.services, actor), { extraInfo: body, files }),
    ).rejects.toMatchObject({
      code: 'information.invalid',
      fields: { payslip: 'Leave out what is not asked for: payslip' },
    });
    expect((await traces(actor.id)).submissions).toEqual([]);
  });

  it('takes only sections of the own model', async () => {
    const { browser } = await borrowerIn(test);
    const { section: informationId } = await sectionIds(test, 'housing');
    const reply = await browser.reply('POST /api/informations/submit', { body: { informationId, data: {} } });
    expect(reply.status).toBe(404);
  });

  it('refuses a section that is closed, and answers to a version that is no more', async () => {
    const { browser } = await borrowerIn(test);
    const body = await income();
    const stale = { ...body, version: '01990000-0000-7000-8000-000000000000' };
    expect(await browser.refused('POST /api/informations/submit', { body: stale })).toMatchObject({
      status: 409,
      code: 'information.changed',
    });
    const setStatus = (status: 'Active' | 'Inactive') =>
      test.db
        .updateTable('information_schemas')
        .set({ status })
        .where('id', '=', body.informationId)
        .execute();
    await setStatus('Inactive');
    expect(await browser.refused('POST /api/informations/submit', { body })).toMatchObject({
      status: 409,
      code: 'information.closed',
    });
    await setStatus('Active');
    const { version } = await sectionIds(test, 'income_information');
    await browser.call('POST /api/informations/submit', { body: { ...body, version } });
  });
});

describe('submitting to the address of a section', () => {
  it.each(['_id', 'sId'] as const)('works by its %s, once', async (by) => {
    const { browser, id } = await borrowerIn(test);
    const { informationId, data } = await income();
    const address = `/api/informations/${by === '_id' ? informationId : 'income_information'}`;
    expect(await browser.post(address, { data })).toMatchObject({ status: 200, body: { points: 120 } });
    expect(await browser.post(address, { data })).toMatchObject({
      status: 409,
      body: { code: 'information.submitted' },
    });
    expect((await traces(id)).transfers).toHaveLength(1);
  });

  it('finds no section of another model, and none that there is not', async () => {
    const { browser } = await borrowerIn(test);
    for (const sId of ['housing', 'no_such_section'])
      expect(
        (await browser.refused('POST /api/informations/:id', { params: { id: sId }, body: { data: {} } }))
          .status,
      ).toBe(404);
  });

  it('refuses a section that is put out of reach', async () => {
    const { browser } = await borrowerIn(test);
    const { informationId, data } = await income();
    const setPossible = (disable_possible: boolean) =>
      test.db
        .updateTable('information_schemas')
        .set({ disable_possible })
        .where('id', '=', informationId)
        .execute();
    await setPossible(false);
    expect(
      await browser.refused('POST /api/informations/:id', {
        params: { id: 'income_information' },
        body: { data },
      }),
    ).toMatchObject({ status: 409, code: 'information.closed' });
    await setPossible(true);
  });
});

describe('submitting a section with documents', () => {
  const credit = async () => {
    const { section } = await sectionIds(test, 'credit_info');
    const data = { ...answersNow.credit_info, has_credit_report: 'Yes', credit_bureau: 'Other' };
    return { data, informationId: section };
  };
  const lockedPdf = async (name: string) => ({
    ...(await photo('credit_report')),
    name,
    bytes: await encryptedPdf('AES-128', { userPassword: '24041980' }),
  });
  const diskFiles = async () => (await Array.fromAsync(test.services.files.list())).length;

  it('stores them with their description, whatever the answers claim', async () => {
    const actor = await someone(test.services);
    const extraInfo = await credit();
    const claimed = {
      ...extraInfo.data,
      credit_report: [{ id: 'x', name: 'x.png', type: 'image/png', sizeBytes: 1 }],
    };
    const files = [await photo('credit_report'), await photo('has_credit_report')];
    const { _id } = await submitInformationWithFiles(workAs(test.services, actor), {
      extraInfo: { ...extraInfo, data: claimed },
      files,
    });
    const kept = await test.db.selectFrom('files').selectAll().where('owner_id', '=', actor.id).execute();
    expect(kept).toHaveLength(1);
    const uses = await test.db.selectFrom('file_uses').selectAll().where('submission_id', '=', _id).execute();
    expect(uses).toEqual([
      { file_id: kept[0]?.id, submission_id: _id, verification_id: null, field: 'credit_report' },
    ]);
    const { submissions } = await traces(actor.id);
    expect(submissions[0]).toMatchObject({
      answers: {
        credit_report: [
          { id: kept[0]?.id, name: 'credit_report.png', type: 'image/png', sizeBytes: kept[0]?.size_bytes },
        ],
      },
    });
  });

  it.each([
    ['is missing', async () => [], 'Your credit report is required'],
    [
      'is of another type',
      async () => [{ ...(await photo('credit_report')), name: 'report.svg' }],
      'Uploaded file has unsupported format. .svg is not accepted: use JPG, PNG or PDF.',
    ],
    [
      'belies its name',
      async () => [{ ...(await photo('credit_report')), bytes: Buffer.from('hello') }],
      'Uploaded file has unsupported format. It cannot be read as .png: use JPG, PNG or PDF.',
    ],
    [
      'was cut off at the limit',
      async () => [{ ...(await photo('credit_report')), truncated: true }],
      'Uploaded file is too big.',
    ],
    [
      'comes with one that is broken',
      async () => [
        await photo('credit_report'),
        { ...(await photo('credit_report')), bytes: Buffer.from('x') },
      ],
      'Uploaded file has unsupported format. It cannot be read as .png: use JPG, PNG or PDF.',
    ],
    [
      'opens only with a password, also among others',
      async () => [await photo('credit_report'), await lockedPdf('may.pdf'), await lockedPdf('june.pdf')],
      'This opens only with a password: may.pdf, june.pdf. Save or print it again without the password, or send a photo or scan of it.',
    ],
  ])('refuses a document that %s, and leaves nothing behind', async (_name, files, message) => {
    const actor = await someone(test.services);
    const before = await diskFiles();
    const tried = submitInformationWithFiles(workAs(test.services, actor), {
      extraInfo: await credit(),
      files: await files(),
    });
    await expect(tried).rejects.toMatchObject({ kind: 'invalid', fields: { credit_report: message } });
    expect(await diskFiles()).toBe(before);
    expect((await traces(actor.id)).submissions).toHaveLength(0);
  });
});
