// Whether a browser can be used at all: it starts, shows a password field and draws letters; what is wrong is said in one sentence.
import { chromium } from '@playwright/test';
import { type Browser, launchOptions } from './browser.ts';

const LETTERS = 'AWgé';
/** No font has a sign here, so what is drawn is the box that stands for a missing one. */
const NOWHERE = '\u{10fffd}';

/** What stops this browser from showing the product's pages, and what to do; undefined when nothing does. */
export async function browserFault(browser: Browser): Promise<string | undefined> {
  const fault = await tryOut(browser);
  if (!fault) return undefined;
  return `The browser of the journeys (${browser.origin}: ${browser.executablePath}) ${fault}. Set CHROMIUM_PATH to a Chromium or Chrome that works on this machine, or delete node_modules and run again.`;
}

async function tryOut(browser: Browser): Promise<string | undefined> {
  const launched = await chromium.launch(launchOptions(browser)).catch((failure: Error) => failure);
  if (launched instanceof Error) return `does not start: ${reason(launched)}`;
  try {
    const page = await launched.newPage();
    await page.setContent('<input type="password" value="letters">', { timeout: 10_000 });
    const missing = await page.evaluate(lettersWithoutShape, { letters: LETTERS, nowhere: NOWHERE });
    return missing.length > 0 ? `has no font with the letters ${missing.join(' ')}` : undefined;
  } catch (failure) {
    return `ends itself on a page with a password field, as it does when it finds no font: ${reason(failure as Error)}`;
  } finally {
    await launched.close();
  }
}

/** Runs in the page. A letter that no font has looks as a sign from nowhere does. */
function lettersWithoutShape({ letters, nowhere }: { letters: string; nowhere: string }): string[] {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  const shapeOf = (letter: string) => {
    if (!pen) return '';
    pen.clearRect(0, 0, canvas.width, canvas.height);
    pen.font = '60px sans-serif';
    pen.fillText(letter, 20, 80);
    return canvas.toDataURL();
  };
  return [...letters].filter(
    (letter) => shapeOf(letter) === shapeOf(nowhere) || shapeOf(letter) === shapeOf(' '),
  );
}

function reason(failure: Error): string {
  const lines = failure.message.split('\n').map((line) => line.trim());
  return lines.find((line) => /FATAL|error while loading|ENOENT|EACCES/.test(line)) ?? lines[0] ?? '';
}
