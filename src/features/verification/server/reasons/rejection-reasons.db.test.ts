import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Someone, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { saveReasons, showReasons } from './rejection-reasons.ts';

let test: TestApp;
let staff: Someone;
beforeAll(async () => {
  test = await openTestApp();
  staff = await someone(test.services, { userType: 'Moderator' });
});
afterAll(() => test.close());

const shown = () => showReasons(workAs(test.services, staff));
const save = (version: number, ...reasons: string[]) =>
  saveReasons(workAs(test.services, staff), {
    body: { version, reasons: reasons.map((reason) => ({ reason, sId: null })) },
  });

describe('ready reasons for rejections', () => {
  it('are there from the start', async () => {
    const { version, reasons } = await shown();
    expect(version).toBe(0);
    expect(reasons.length).toBeGreaterThan(5);
  });

  it('are replaced as a whole; of two who began with the same list one saves, and the other is told', async () => {
    const results = await Promise.allSettled([save(0, 'Too dark'), save(0, 'Expired')]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'request.conflict' },
    });
    expect((await shown()).version).toBe(1);
  });

  it('make no new version when nothing changed, and each change is in the audit log', async () => {
    expect(await save(1, 'Too dark', 'Expired')).toEqual({ message: 'Reasons saved', version: 2 });
    expect(await save(1, 'Too dark', 'Expired')).toEqual({ message: 'Reasons saved', version: 2 });
    const audit = await test.db
      .selectFrom('audit_entries')
      .select(['actor_id', 'subject_id'])
      .where('action', '=', 'rejection_reasons.save')
      .orderBy('id')
      .execute();
    expect(audit).toEqual([
      { actor_id: staff.id, subject_id: '1' },
      { actor_id: staff.id, subject_id: '2' },
    ]);
  });
});
