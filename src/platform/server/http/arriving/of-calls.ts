// Which addresses are those of calls: whoever asks there reads JSON, even where there is nothing.

const OF_CALLS = /^\/+api(\/|\?|$)/i;

/** Of an address as it was sent, its question behind it or not: in whatever letters, with however many slashes, percent signs read. */
export const isOfCalls = (address: string): boolean =>
  OF_CALLS.test(address) || (address.includes('%') && OF_CALLS.test(percentRead(address)));

function percentRead(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
