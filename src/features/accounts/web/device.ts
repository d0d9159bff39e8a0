// A browser's description of itself in words that its owner recognises: 'Chrome on Android'.
import { accountScreenTexts as texts } from '../texts/accounts.ts';

const BROWSERS = [
  [/Edg\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const;

const SYSTEMS = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iPhone or iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux|CrOS/, 'Linux'],
] as const;

type Known = readonly (readonly [RegExp, string])[];

const first = (known: Known, text: string): string | undefined =>
  known.find(([sign]) => sign.test(text))?.[1];

export function deviceOf(userAgent: string): string {
  const browser = first(BROWSERS, userAgent);
  const system = first(SYSTEMS, userAgent);
  if (browser && system) return texts.browserOn(browser, system);
  return browser ?? system ?? texts.unknownDevice;
}
