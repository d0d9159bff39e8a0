// Firefox ESR, driven by WebDriver BiDi.
import puppeteer from 'puppeteer-core';
import type { Finding } from '../../gallery/rules/finding.ts';
import type { Engine } from './engine.ts';

export async function startFirefox(executablePath = ''): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    // Scrollbars that take room.
    extraPrefsFirefox: { 'widget.gtk.overlay-scrollbars.enabled': false, 'ui.prefersReducedMotion': 1 },
  });
  const page = await browser.newPage();
  let faults: Finding[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push({ rule: 'console', where: page.url(), says: message.text() });
  });
  page.on('pageerror', (error) => faults.push({ rule: 'console', where: page.url(), says: String(error) }));
  return {
    async becomes(url, cookies) {
      await browser.deleteMatchingCookies(...(await browser.cookies()));
      const { hostname: domain } = new URL(url);
      await browser.setCookie(...cookies.map(({ name, value }) => ({ name, value, domain, path: '/' })));
    },
    open: async (address) => void (await page.goto(address)),
    resize: (width, height) => page.setViewport({ width, height }),
    run: (inPage, input) => page.evaluate(inPage as never, input as never) as never,
    load: async (script) => void (await page.evaluate(script)),
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    picture: async () => Buffer.from(await page.screenshot()),
    async takeFaults() {
      const heard = faults;
      faults = [];
      return heard;
    },
    close: () => browser.close(),
  };
}
