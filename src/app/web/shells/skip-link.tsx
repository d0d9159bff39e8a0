// The first stop of the Tab key: over the navigation, into the page.
import { frameTexts } from '#texts/navigation.ts';

/** Each shell's `<main>` has this id. */
export const MAIN_ID = 'main';

export const SkipLink = () => (
  <a
    href={`#${MAIN_ID}`}
    className="fixed -top-20 left-2 z-50 rounded-md bg-leaf px-4 py-3 font-semibold text-on-leaf focus:top-2"
  >
    {frameTexts.skip}
  </a>
);
