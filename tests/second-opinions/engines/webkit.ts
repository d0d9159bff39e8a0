// WebKitGTK's small browser on a screen of its own that nobody sees, driven by plain WebDriver.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver';
import type { Finding } from '../../gallery/rules/finding.ts';
import type { Engine } from './engine.ts';

/** The browser's own buttons would keep its window from being as narrow as a phone. */
const NO_BUTTONS = '* { min-width: 0; padding: 0; margin: 0; font-size: 1px; -gtk-icon-source: none; }';
const SCREEN = '1400x1100x24';

const KEYS = { Tab: Key.TAB, Enter: Key.ENTER, ArrowRight: Key.ARROW_RIGHT, ArrowLeft: Key.ARROW_LEFT };

export async function startWebKit(miniBrowser = ''): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'pimento-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), NO_BUTTONS);
  writeFileSync(join(folder, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-overlay-scrolling=false\n');
  const port = await freePort();
  const server = spawn(
    'xvfb-run',
    ['--auto-servernum', `--server-args=-screen 0 ${SCREEN}`, 'WebKitWebDriver', `--port=${port}`],
    {
      stdio: 'ignore',
      // With the screen, which outlives a driver that is ended alone.
      detached: true,
      env: { ...process.env, XDG_CONFIG_HOME: folder, GTK_OVERLAY_SCROLLING: '0' },
    },
  );
  const stop = () => {
    if (server.pid && server.exitCode === null) process.kill(-server.pid);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const url = `http://127.0.0.1:${port}`;
    await answers(`${url}/status`);
    const driver = await new Builder()
      .usingServer(url)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
      })
      .build();
    return engineOf(driver, stop);
  } catch (error) {
    stop();
    throw error;
  }
}

function engineOf(driver: WebDriver, stop: () => void): Engine {
  const run: Engine['run'] = (inPage, input) => driver.executeScript(inPage as never, input);
  const keys = (text: string) => driver.actions().sendKeys(text).perform();
  return {
    async becomes(url, cookies) {
      await driver.get(`${url}/robots.txt`);
      await driver.manage().deleteAllCookies();
      for (const { name, value } of cookies) await driver.manage().addCookie({ name, value, path: '/' });
    },
    async open(address) {
      await driver.get(address);
      await run(listen, null);
    },
    async resize(width, height) {
      const around = await run(() => [outerWidth - innerWidth, outerHeight - innerHeight], null);
      await driver
        .manage()
        .window()
        .setRect({ width: width + (around[0] ?? 0), height: height + (around[1] ?? 0) });
      await run(
        (wanted) =>
          new Promise<void>((resolve) => {
            const look = () => (innerWidth === wanted ? resolve() : requestAnimationFrame(look));
            look();
          }),
        width,
      );
    },
    run,
    load: (script) => driver.executeScript(script),
    click: (selector) => driver.findElement(By.css(selector)).click(),
    type: keys,
    press: (key) => keys(KEYS[key]),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    takeFaults: () => run(takeHeard, null),
    async close() {
      await driver.quit();
      stop();
    },
  };
}

/** The driver has no ear for the console: what the page says from its load on. */
function listen(): void {
  const heard: Finding[] = [];
  const hear = (says: string) => heard.push({ rule: 'console', where: location.href, says });
  addEventListener('error', ({ message }) => hear(message));
  addEventListener('unhandledrejection', ({ reason }) => hear(String(reason)));
  const { error } = console;
  console.error = (...said: unknown[]) => {
    hear(said.map(String).join(' '));
    error(...said);
  };
  Object.assign(window, { heard });
}

function takeHeard(): Finding[] {
  return (window as { heard?: Finding[] }).heard?.splice(0) ?? [];
}

async function answers(url: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > deadline) throw new Error(`WebKitWebDriver did not answer at ${url}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
