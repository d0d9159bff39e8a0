// What can happen to the machine and its neighbours: disk, mail server, clock.
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import { DISK_MB, type Ground } from './ground.ts';

const LASTS_MS = 10_000;
const MAILS_WITHIN_MS = 90_000;
const HOUR = 1 / 24;

export const faultsOfMachine: Fault[] = [
  {
    name: 'the disk is full',
    isSmall: false,
    isReady: false,
    needsDisk: true,
    run: async ({ dataDir }) => {
      const ballast = join(dataDir, 'ballast');
      try {
        writeFileSync(ballast, Buffer.alloc(DISK_MB * 2 ** 20));
      } catch {
        // As much as there was room for.
      }
      await setTimeout(LASTS_MS);
      rmSync(ballast);
    },
  },
  {
    name: 'the disk is read only',
    isSmall: false,
    isReady: false,
    needsDisk: true,
    othersAreServed: true,
    run: async ({ dataDir }) => {
      remount(dataDir, 'ro');
      await setTimeout(LASTS_MS);
      remount(dataDir, 'rw');
    },
  },
  {
    name: 'the mail server is down',
    isSmall: false,
    isReady: true,
    nobodyIsRefused: true,
    othersAreServed: true,
    run: async ({ mailLine }) => {
      mailLine.refuse();
      await setTimeout(LASTS_MS);
      mailLine.mend();
    },
    afterwards: untilMailsAreSent,
  },
  {
    name: 'the mail server says nothing',
    isSmall: false,
    isReady: true,
    nobodyIsRefused: true,
    othersAreServed: true,
    run: async ({ mailLine }) => {
      mailLine.cut();
      await setTimeout(LASTS_MS);
      mailLine.mend();
    },
    afterwards: untilMailsAreSent,
  },
  {
    name: 'the object store refuses',
    isSmall: false,
    isReady: true,
    filesInStore: true,
    othersAreServed: true,
    run: async ({ storeLine }) => {
      storeLine.refuse();
      await setTimeout(LASTS_MS);
      storeLine.mend();
    },
  },
  {
    name: 'the object store says nothing',
    isSmall: false,
    isReady: true,
    filesInStore: true,
    othersAreServed: true,
    run: async ({ storeLine }) => {
      storeLine.cut();
      await setTimeout(2 * LASTS_MS);
      storeLine.mend();
    },
  },
  {
    name: 'the clock jumps, ahead and back',
    isSmall: false,
    isReady: true,
    nobodyIsRefused: true,
    othersAreServed: true,
    run: async ({ setClock }) => {
      for (const hours of [1, -1, 0]) {
        setClock(hours * HOUR);
        await setTimeout(4_000);
      }
    },
  },
];

/** The queue tries again after seconds; a server that says nothing is given up after half a minute. */
async function untilMailsAreSent({ ask }: Ground, complain: (what: string) => void): Promise<void> {
  const deadline = performance.now() + MAILS_WITHIN_MS;
  for (;;) {
    const [row] = await ask(`select count(*)::int as waiting from mails where state <> 'Sent'`);
    if (row?.waiting === 0) return;
    if (performance.now() > deadline) return complain(`${row?.waiting} mails were not sent within 90 s`);
    await setTimeout(500);
  }
}

function remount(folder: string, how: 'ro' | 'rw'): void {
  execFileSync('mount', ['-o', `remount,${how}`, folder]);
}
