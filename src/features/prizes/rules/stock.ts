// What an edit makes of the stock while people redeem: the difference that staff meant counts, not the figure that they saw.

/**
 * The stock after an edit: `now` is the stock as it is, `shown` what the form began with, `wanted` what it was sent with; null is no
 * limit. Five on show and eight sent are three more, however many were redeemed meanwhile.
 */
export function stockAfter(now: number | null, shown: number | null, wanted: number | null): number | null {
  if (now === null || shown === null || wanted === null) return wanted;
  return Math.max(0, now + wanted - shown);
}
