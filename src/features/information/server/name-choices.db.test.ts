import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/calendar.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { cents } from '#shared/money.ts';
import { loggedIn, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { sectionIds } from './information.test-support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const social = {
  reference_name: 'Pastor Grant',
  reference_relationship: 'Neighbour',
  reference_mobile: '8765550111',
  groups: [],
  volunteers: 'No',
  answers_are_true: true,
};

async function prize(removed = false): Promise<IdOf<'prizes'>> {
  const id = newId<'prizes'>();
  await test.db
    .insertInto('prizes')
    .values({
      id,
      name: 'Gas voucher',
      description: 'Show it at the pump',
      type: 'Redeem',
      value_cents: cents(200_000),
      point_required: 300,
      created_at: new Date(),
      removed_at: removed ? new Date() : null,
    })
    .execute();
  return id;
}

async function contest(status: 'Active' | 'Scheduled'): Promise<string> {
  const id = newId<'contests'>();
  await test.db
    .insertInto('contests')
    .values({
      id,
      name: 'Back to school',
      description: 'Books',
      category: 'roulette',
      prize_id: await prize(),
      starts_at: new Date(),
      ends_at: new Date(Date.now() + DAY_MS),
      max_winners: 1,
      status,
      approval_number: 'BGLC 1/2026',
      rules: 'One ticket each.',
      claim_days: 30,
      created_at: new Date(),
    })
    .execute();
  return id;
}

async function submitSocial(data: object) {
  const browser = await loggedIn(test, await someone(test.services, { infoStatus: 'FullModel' }));
  const { section } = await sectionIds(test, 'social');
  const reply = await browser.reply('POST /api/informations/submit', {
    body: {
      informationId: section,
      data: { ...social, ...data },
    },
  });
  const stored = async () => {
    const { _id } = reply.body as { _id: IdOf<'submissions'> };
    const row = await test.db.selectFrom('submissions').select('answers').where('id', '=', _id).execute();
    return row[0]?.answers;
  };
  return { reply, stored };
}

describe('a type-ahead answer', () => {
  it('is stored under the name that the chosen one has, whatever the browser calls it', async () => {
    const [wished, liked] = [await prize(), await contest('Active')];
    const { reply, stored } = await submitSocial({
      wished_prize: { _id: wished, name: 'A million dollars' },
      favourite_contest: { _id: liked, name: 'x' },
    });
    expect(reply.status).toBe(200);
    expect(await stored()).toMatchObject({
      wished_prize: { _id: wished, name: 'Gas voucher' },
      favourite_contest: { _id: liked, name: 'Back to school' },
    });
  });

  it.each([
    ['does not exist', async () => newId()],
    ['is no id', async () => "x'; drop table prizes"],
    ['was taken back', () => prize(true)],
    ['is in another list', () => contest('Active')],
  ])('that %s is refused beside its field', async (_case, choose) => {
    const { reply } = await submitSocial({ wished_prize: { _id: await choose(), name: 'Gas voucher' } });
    expect(reply).toMatchObject({
      status: 422,
      body: { code: 'information.invalid', fields: { wished_prize: 'Please choose from the list' } },
    });
  });

  it('of a contest that is not published yet is refused', async () => {
    const { reply } = await submitSocial({
      favourite_contest: { _id: await contest('Scheduled'), name: 'Back to school' },
    });
    expect(reply.body).toMatchObject({ fields: { favourite_contest: 'Please choose from the list' } });
  });

  it('may be left out', async () => {
    expect((await submitSocial({})).reply.status).toBe(200);
  });
});

describe('a product', () => {
  const plan = {
    loan_purposes: ['Medical bills'],
    wanted_amount: 60_000,
    wanted_term_months: 6,
    wanted_repayment: 'Monthly',
    has_guarantor: false,
  };

  it.each([
    ['of a licensed lender', 'Licensed', 200],
    ['of a lender whose licence is suspended', 'Suspended', 422],
  ] as const)('%s answers %s with %i', async (_case, licence, status) => {
    const owner = await someone(test.services, { userType: 'Partner' });
    const { id: logo } = await test.db
      .insertInto('files')
      .values({
        id: newId(),
        owner_id: owner.id,
        original_name: 'logo.png',
        media_type: 'image/png',
        size_bytes: 10,
        sha256: 'a'.repeat(64),
        created_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const [partner, product, now] = [newId<'partners'>(), newId<'products'>(), new Date()];
    await test.db
      .insertInto('partners')
      .values({
        id: partner,
        account_id: owner.id,
        name: 'Blue Hills Credit',
        contact_phone: '8765550100',
        contact_email: 'loans@example.com',
        description: 'Small loans',
        address: 'Mandeville',
        logo_file_id: logo,
        status: 'Active',
        licence_state: licence,
        licence_number: `ML ${licence}`,
        checked_licence_number: `ML ${licence}`,
        created_at: now,
        updated_at: now,
      })
      .execute();
    await test.db
      .insertInto('products')
      .values({
        id: product,
        partner_id: partner,
        name: 'Harvest loan',
        type: 'Personal',
        short_code: 'HL',
        status: 'Active',
        loan_requirement_criteria: 'DSR',
        description: 'For farmers',
        created_at: now,
        updated_at: now,
      })
      .execute();
    const browser = await loggedIn(test, await someone(test.services, { infoStatus: 'FullModel' }));
    const { section } = await sectionIds(test, 'loan');
    const reply = await browser.reply('POST /api/informations/submit', {
      body: {
        informationId: section,
        data: { ...plan, loan_product: { _id: product, name: 'Harvest loan' } },
      },
    });
    expect(reply.status).toBe(status);
  });
});
