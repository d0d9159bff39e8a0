// Preloaded into a server that is to believe that time has passed: its clock is CLOCK_AHEAD_DAYS ahead of the machine's.
// Told SIGUSR2, it jumps to what stands in CLOCK_AHEAD_FILE.
import { readFileSync } from 'node:fs';

const DAY_MS = 86_400_000;
const { CLOCK_AHEAD_DAYS = '0', CLOCK_AHEAD_FILE } = process.env;
let aheadMs = Number(CLOCK_AHEAD_DAYS) * DAY_MS;
if (CLOCK_AHEAD_FILE)
  process.on('SIGUSR2', () => {
    aheadMs = Number(readFileSync(CLOCK_AHEAD_FILE, 'utf8')) * DAY_MS;
  });
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [RealDate.now() + aheadMs] : given));
  }

  static now() {
    return RealDate.now() + aheadMs;
  }
};
