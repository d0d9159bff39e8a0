// Preloaded into a server that is to believe that time has passed: its clock is CLOCK_AHEAD_DAYS ahead of the machine's.
const aheadMs = Number(process.env.CLOCK_AHEAD_DAYS) * 86_400_000;
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [RealDate.now() + aheadMs] : given));
  }

  static now() {
    return RealDate.now() + aheadMs;
  }
};
