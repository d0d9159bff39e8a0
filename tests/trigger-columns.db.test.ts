// A column that is added to a table is seen by each trigger that lists columns of it, or a test says which one forgets it.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from './support/database.ts';
import { lender } from './support/lenders.ts';
import { runningLoan } from './support/loans.ts';
import { forgetfulTriggers, type Trigger } from './support/trigger-columns.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await runningLoan(test.services, { lender: await lender(test.services) });
});
afterAll(() => test.close());

/** Their conditions name all that their work depends on, which stands in another statement or can change by itself only. */
const MEANT_SO: Record<string, string> = {
  loans_keep_daily_of_changed: 'the day of the payout never changes',
  submissions_mark_figures_of_changed: 'the figures are worked out from answers that stand',
  submissions_keep_progress_of_changed: 'the progress is counted from the statuses of submissions',
  applications_count_for_partner_of_changed: 'what it counts is handed the whole row',
};

async function allTriggers(): Promise<Trigger[]> {
  const { rows } = await sql<Trigger>`
    select t.tgname as name, c.relname as table, p.prosrc as body,
      coalesce(substring(pg_get_triggerdef(t.oid) from 'WHEN \\((.*)\\) EXECUTE'), '') as condition,
      array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
      array(select attname::text from pg_attribute a where attrelid = c.oid and (attname = 'account_id'
        or exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any(i.indkey)))) as fixed
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
    where not t.tgisinternal and c.relnamespace = 'public'::regnamespace order by 1`.execute(test.db);
  return rows;
}

it('are named all, or all but those that may change', async () => {
  const triggers = await allTriggers();
  expect(triggers.length).toBeGreaterThan(100);
  const walked = triggers.filter(({ name }) => !(name in MEANT_SO));
  expect(forgetfulTriggers(walked)).toEqual([]);
  expect(Object.keys(MEANT_SO).filter((name) => !triggers.some((one) => one.name === name))).toEqual([]);
});

const planted = (known: Partial<Trigger>): string[] =>
  forgetfulTriggers([
    {
      name: 'keep_terms',
      table: 'terms',
      columns: ['id', 'rate', 'term', 'note'],
      fixed: ['id'],
      condition: '',
      body: 'begin return new; end',
      ...known,
    },
  ]);

describe('a planted trigger is refused', () => {
  it.each([
    [
      'that compares a list without a column',
      { body: 'if (new.id, new.rate) is distinct from (old.id, old.rate) then new.note := null' },
      'keep_terms: compares a list without term',
    ],
    [
      'that counts where a list has changed',
      { condition: 'old.rate IS DISTINCT FROM new.rate OR old.term IS DISTINCT FROM new.term' },
      'keep_terms: lists rate, term, which its function does not read',
    ],
    [
      'that reads what does not wake it',
      {
        condition: 'old.rate IS DISTINCT FROM new.rate OR old.term IS DISTINCT FROM new.term',
        body: 'perform add(old.id, old.rate, old.term, old.note)',
      },
      'keep_terms: reads note, which its condition does not name',
    ],
  ])('%s', (_what, known, fault) => {
    expect(planted(known)).toEqual([fault]);
  });

  it.each([
    ['all but a key', 'if to_jsonb(new) - array[$$note$$] is distinct from to_jsonb(old) - array[$$note$$]'],
    [
      'all but what is set back',
      'kept terms := new; begin kept.note := old.note; if kept is distinct from old',
    ],
  ])('but not one that compares %s', (_what, compared) => {
    expect(planted({ body: `${compared} (new.id, new.rate) is distinct from (old.id, old.rate)` })).toEqual(
      [],
    );
  });
});

describe('a column that is added later', () => {
  /** What a change of it comes to, on a row of whoever has a running loan from a lender; nothing of it stays. */
  async function changeOfNewColumn(table: string): Promise<Record<string, unknown>> {
    let changed: Record<string, unknown> | undefined;
    await test.owner
      .transaction()
      .execute(async (db) => {
        await sql.raw(`alter table ${table} add column added_later text`).execute(db);
        const { rows } = await sql<Record<string, unknown>>`
          update ${sql.table(table)} set added_later = 'changed' returning *`.execute(db);
        changed = rows[0];
        throw new Taken();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Taken)) throw error;
      });
    return changed ?? {};
  }

  it('to running loans never changes', async () => {
    await expect(changeOfNewColumn('loans')).rejects.toThrow('the terms of a running loan never change');
  });

  it('to what a lender is asked for never changes', async () => {
    await expect(changeOfNewColumn('applications')).rejects.toThrow(
      'what a lender was asked for never changes',
    );
  });

  it('to companies makes a new revision, so that two windows do not overwrite each other', async () => {
    const { rows } = await sql<{ revision: number }>`select revision from partners`.execute(test.db);
    expect(await changeOfNewColumn('partners')).toMatchObject({ revision: Number(rows[0]?.revision) + 1 });
  });
});

class Taken extends Error {}
