import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { gatherNotices, openNotices } from './notices.ts';

/** What is sent, one list for each time; `away` as long as nothing can be sent. */
function sender() {
  const sent: string[][] = [];
  const database = { away: false };
  const send = async (notices: string[]) => {
    if (database.away) throw new Error('the database is away');
    sent.push(notices.toSorted());
  };
  return { sent, database, notices: openNotices(send) };
}

describe('notices', () => {
  it('announces a burst at once and together, each topic once', async () => {
    const { sent, notices } = sender();
    notices.add('marcia', 'activity seeds');
    notices.add('staff', 'prizes');
    notices.add('marcia', 'seeds prizes');
    await setTimeout(20);
    expect(sent).toEqual([['marcia activity seeds prizes', 'staff prizes']]);
    await notices.close();
  });

  it('gathers what comes soon after', async () => {
    const { sent, notices } = sender();
    for (let n = 0; n < 20; n++) {
      notices.add('staff', 'submissions');
      await setTimeout(5);
    }
    await notices.close();
    expect(sent.length).toBeLessThan(6);
    expect(new Set(sent.flat())).toEqual(new Set(['staff submissions']));
  });

  it('keeps what it could not announce until the database is back', async () => {
    const { sent, database, notices } = sender();
    database.away = true;
    notices.add('marcia', 'seeds');
    await setTimeout(20);
    notices.add('marcia', 'loans');
    database.away = false;
    await expect.poll(() => sent, { timeout: 5_000 }).toEqual([['marcia seeds loans']]);
    await notices.close();
  });

  it('sends everybody to read again rather than keep more addresses than it can hold', async () => {
    const { sent, database, notices } = sender();
    database.away = true;
    for (let n = 0; n < 10_001; n++) notices.add(`account-${n}`, 'offer');
    await setTimeout(20);
    database.away = false;
    await expect.poll(() => sent, { timeout: 5_000 }).toEqual([['everyone *']]);
    await notices.close();
  });

  it('announces the rest at its end, and does not wait for a database that is away', async () => {
    const { sent, database, notices } = sender();
    notices.add('marcia', 'seeds');
    await notices.close();
    expect(sent).toEqual([['marcia seeds']]);
    database.away = true;
    notices.add('marcia', 'loans');
    await notices.close();
    expect(sent).toHaveLength(1);
  });
});

it('what a transaction gathers is passed on whole', () => {
  const [inner, outer] = [gatherNotices(), gatherNotices()];
  const passed: [string, string][] = [];
  inner.add('marcia', 'seeds');
  inner.add('marcia', 'loans seeds');
  inner.passOn(outer);
  outer.passOn({ add: (address, topics) => passed.push([address, topics]) });
  expect(passed).toEqual([['marcia', 'seeds loans']]);
});
