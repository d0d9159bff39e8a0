// The first page of a visitor: its sections in the published words, which the page brings along as data too.

import { COPY_ELEMENT, copyAsJson } from '../rules/copy-in-page.ts';
import { landingTexts } from '../texts/site.ts';
import { type LandingParts, LandingWords } from './landing-words.tsx';
import { useLandingCopy } from './use-landing-copy.ts';

export function Landing(parts: LandingParts) {
  const copy = useLandingCopy();
  return (
    <>
      <script
        type="application/json"
        id={COPY_ELEMENT}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data that no browser runs, its signs escaped
        dangerouslySetInnerHTML={{ __html: copyAsJson(copy) }}
      />
      <meta name="description" content={landingTexts.description} />
      <LandingWords {...parts} copy={copy} />
    </>
  );
}
