// Which addresses are those of calls: whoever asks there reads JSON, even where there is nothing.

const OF_CALLS = /^\/+api(\/|\?|$)/i;

/** Whether an address, as it was sent and with or without its query, is one of calls: in any case, with any number of slashes, decoded. */
export const isOfCalls = (address: string): boolean =>
  OF_CALLS.test(address) || (address.includes('%') && OF_CALLS.test(percentRead(address)));

function percentRead(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
