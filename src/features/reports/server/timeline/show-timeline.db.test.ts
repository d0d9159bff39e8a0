import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { borrower, loggedIn, moderator, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { recordsOf } from '#tests/support/records.ts';
import type { TimelineEntry } from '../../contract.ts';
import { soughtFor, TIMELINE_KINDS } from '../../rules/timeline-kinds.ts';
import { entriesStatement } from './select-entries.ts';

let test: TestApp;
let desk: Caller;
beforeAll(async () => {
  test = await openTestApp();
  desk = await loggedIn(test, await moderator(test.services, { firstName: 'Olive', lastName: 'Officer' }));
});
afterAll(() => test.close());

type Page = { rows: TimelineEntry[]; next: string | null };
const pageOf = async (id: string, query = '') =>
  (await desk.get(`/api/accounts/timeline/${id}${query}`)).body as Page;

/** All pages, one after the other. */
async function whole(id: string, kind?: string): Promise<TimelineEntry[]> {
  const rows: TimelineEntry[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const query = new URLSearchParams({ ...(kind ? { kind } : {}), ...(next ? { before: next } : {}) });
    const page: Page = await pageOf(id, `?${query}`);
    rows.push(...page.rows);
    next = page.next;
  }
  return rows;
}

describe('a timeline', () => {
  it('lists everything once, the newest first, with who did it, why, and the way to the record', async () => {
    const person = await someone(test.services, { firstName: 'Tina', lastName: 'Tell' });
    const records = await recordsOf(test, person);
    // While one waits, the verdict is withheld.
    await test.db.deleteFrom('second_looks').execute();
    await desk.call('POST /api/verification/reject/:id', {
      params: { id: records.verification },
      body: {
        userId: person.id,
        sid: 'basic_information',
        rejectionReason: 'Too dark',
      },
    });
    await desk.call('POST /api/seeds/adjust/:id', {
      params: { id: person.id },
      body: {
        direction: 'grant',
        seeds: 40,
        reason: 'For the wait',
      },
    });
    await desk.call('POST /api/accounts/status/:id', {
      params: { id: person.id },
      body: {
        status: 'Suspended',
        seen: 'Active',
        reason: 'Papers of somebody else',
      },
    });
    const all = await whole(person.id);
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(all.length);
    expect(all.map(({ created }) => created)).toEqual(
      all
        .map(({ created }) => created)
        .toSorted()
        .toReversed(),
    );
    const entries = (what: string) => all.filter((entry) => entry.what === what);
    const olive = { fullName: 'Olive Officer' };
    expect(entries('Status changed from Active to Suspended')).toMatchObject([
      { kind: 'account', by: olive, reason: 'Papers of somebody else' },
    ]);
    expect(entries('40 seeds granted')).toMatchObject([{ kind: 'seeds', by: olive, reason: 'For the wait' }]);
    expect(entries('Basic Information rejected')).toMatchObject([
      {
        kind: 'sections',
        by: olive,
        reason: 'Too dark',
        link: `/admin/verification/model-5/${records.verification}`,
      },
    ]);
    expect(entries('Basic Information submitted')).toMatchObject([
      {
        by: { _id: person.id, fullName: 'Tina Tell' },
        link: `/admin/submission/model-5/${records.submission}`,
      },
    ]);
    const link = `/admin/loans/${records.application}`;
    expect(entries('Applied for $5,000.00').filter((entry) => entry.link === link)).toMatchObject([
      { kind: 'loans', by: { _id: person.id } },
    ]);
    expect(all.some(({ kind, what }) => kind === 'messages' && what.startsWith('Mail “'))).toBe(true);
    expect(all.some(({ kind }) => kind === 'rewards')).toBe(true);
  });

  it('lists a section opened again once, as what it was', async () => {
    const person = await someone(test.services);
    const { submission } = await recordsOf(test, person);
    const reason = 'The employer was wrong';
    await desk.call('POST /api/informations/reopen/:id', { params: { id: submission }, body: { reason } });
    const entries = (await whole(person.id)).filter((entry) => entry.reason === reason);
    expect(entries).toMatchObject([
      {
        kind: 'sections',
        what: 'Section opened again: Basic Information',
        by: { fullName: 'Olive Officer' },
        link: `/admin/submission/model-5/${submission}`,
      },
    ]);
  });

  it('is narrowed to a kind, and the kinds together are the whole', async () => {
    const person = await someone(test.services);
    await recordsOf(test, person);
    const all = await whole(person.id);
    const parts = await Promise.all(TIMELINE_KINDS.map((kind) => whole(person.id, kind)));
    for (const [place, kind] of TIMELINE_KINDS.entries())
      expect(parts[place]?.every((entry) => entry.kind === kind)).toBe(true);
    expect(
      parts
        .flat()
        .map(({ _id }) => _id)
        .toSorted(),
    ).toEqual(all.map(({ _id }) => _id).toSorted());
  });

  it('comes eight a page, also where many things happened in one moment', async () => {
    const person = await someone(test.services);
    const moment = new Date();
    await sql`insert into mails (id, recipient, subject, body_text, body_html, account_id, state, created_at)
      select gen_random_uuid(), 'a@example.com', 'Mail ' || n, 'secret', 'secret', ${person.id}, 'Kept', ${moment} from generate_series(1, 20) n`.execute(
      test.db,
    );
    const first = await pageOf(person.id);
    expect(first).toMatchObject({ perPage: 8 });
    expect(first.rows).toHaveLength(8);
    const all = await whole(person.id);
    expect(new Set(all.map(({ what }) => what)).size).toBe(20);
    expect(JSON.stringify(all)).not.toContain('secret');
  });

  it('names text messages with their way and state, and neither their words nor the number', async () => {
    const person = await someone(test.services);
    await sql`insert into text_messages (id, account_id, channel, number, kind, words, state, created_at, expires_at)
      values (gen_random_uuid(), ${person.id}, 'WhatsApp', '18765551234', 'payment_due', '{"body":"secret"}', 'Queued', now(), now())`.execute(
      test.db,
    );
    const all = await whole(person.id);
    expect(all).toMatchObject([{ kind: 'messages', what: 'WhatsApp “payment due” (Queued)', link: null }]);
    expect(JSON.stringify(all)).not.toMatch(/secret|5551234/);
    expect(await pageOf(person.id, '?kind=loans')).toMatchObject({ rows: [] });
  });

  it('of nobody does not exist, and a place that none of its pages named is refused', async () => {
    expect(
      (
        await desk.refused('GET /api/accounts/timeline/:id', {
          params: { id: '01a00000-0000-7000-8000-000000000000' },
        })
      ).status,
    ).toBe(404);
    const person = await someone(test.services);
    expect(
      (
        await desk.refused('GET /api/accounts/timeline/:id', {
          params: { id: person.id },
          query: { before: 'yesterday' },
        })
      ).status,
    ).toBe(422);
    const impossible = `2026-99-99T00:00:00.000000Z_${person.id}`;
    expect(
      (
        await desk.refused('GET /api/accounts/timeline/:id', {
          params: { id: person.id },
          query: { before: impossible },
        })
      ).status,
    ).toBe(422);
  });

  it('reads along the indexes of its sources, however much others have done', async () => {
    const person = await someone(test.services);
    const other = await someone(test.services);
    const reader = await someone(test.services, { userType: 'Moderator' });
    // In parts, each of which a busy machine writes within the time that a statement has.
    for (let from = 1; from <= 20_000; from += 4_000) {
      await sql`insert into activities (id, account_id, happening, action, details, created_at)
        select gen_random_uuid(), ${other.id}, 'information.submit', 'submittedInfo', '{}', now() - n * interval '1 second' from generate_series(${from}::int, ${from} + 3999) n`.execute(
        test.db,
      );
      await sql`insert into audit_entries (id, actor_id, action, subject_kind, subject_id, account_id, created_at)
        select gen_random_uuid(), ${other.id}, 'account.log_in', 'account', 'x', ${other.id}, now() - n * interval '1 second' from generate_series(${from}::int, ${from} + 3999) n`.execute(
        test.db,
      );
      await sql`insert into mails (id, recipient, subject, body_text, body_html, account_id, state, created_at)
        select gen_random_uuid(), 'a@example.com', 'Mail', 'text', 'text', ${other.id}, 'Kept', now() - n * interval '1 second' from generate_series(${from}::int, ${from} + 3999) n`.execute(
        test.db,
      );
      await sql`insert into text_messages (id, account_id, channel, number, kind, state, created_at, expires_at)
        select gen_random_uuid(), ${other.id}, 'SMS', '18765551234', 'payment_due', 'Sent', now() - n * interval '1 second', now() from generate_series(${from}::int, ${from} + 3999) n`.execute(
        test.db,
      );
    }
    for (const table of ['activities', 'audit_entries', 'mails', 'text_messages'])
      await sql.raw(`analyze ${table}`).execute(test.owner);
    const statement = entriesStatement({
      reader,
      accountId: person.id,
      sought: soughtFor(undefined),
      unsaid: [],
      before: null,
      most: 9,
    });
    const { rows } = await sql<Record<string, string>>`explain (costs off) ${statement}`.execute(test.db);
    const plan = rows.flatMap((row) => Object.values(row)).join('\n');
    expect(plan).toMatch(/audit_entries_by_account/);
    expect(plan).not.toMatch(/Seq Scan on (activities|audit_entries|mails|text_messages)/);
  });
});

describe('the variables of a borrower', () => {
  it('are a JSON text of what the decision engine reads and makes of the answers', async () => {
    const person = await borrower(test.services);
    const body = await desk.call('GET /api/accounts/variables/:id', { params: { id: person.id } });
    const variables = JSON.parse(body.variables);
    expect(variables).toMatchObject({
      model: 'FirstModel',
      sections_required: 6,
      sections_submitted: 6,
      sections_verified: 0,
      loan_standing: 'none',
      max_loan_amount: 5000,
    });
    expect(variables.monthly_income).toBeGreaterThan(0);
    expect(variables.free_cash_flow).toBeCloseTo(
      variables.monthly_income - variables.monthly_expenses - variables.monthly_debt_payments,
      1,
    );
  });

  it('belong to borrowers', async () => {
    const lender = await someone(test.services, { userType: 'Partner' });
    expect(
      (await desk.refused('GET /api/accounts/variables/:id', { params: { id: lender.id } })).status,
    ).toBe(404);
  });
});
