// Before the journeys: a browser that cannot show a page stops the run with one sentence, not each journey with a riddle.
import { findBrowser } from '../../support/browser.ts';
import { browserFault } from '../../support/browser-fault.ts';

export default async function demandUsableBrowser(): Promise<void> {
  const browser = await findBrowser();
  const fault = browser
    ? await browserFault(browser)
    : 'No browser for the journeys. Set CHROMIUM_PATH, or install Chromium or Chrome.';
  if (fault) throw new Error(fault);
}
