// The landing's words: those that the server put into the page, else the first ones until the published ones are here.
import { useEffect, useState } from 'react';
import { caller } from '#platform/web/call.ts';
import type { LandingCopy, siteEndpoints } from '../contract.ts';
import { COPY_ELEMENT, wholeCopy } from '../rules/copy-in-page.ts';
import { landingCopy } from '../texts/site.ts';

const call = caller<typeof siteEndpoints>();

/** Read once, before anything is drawn: what is drawn first must be what the page already says. */
const served = servedCopy();

function servedCopy(): LandingCopy | null {
  const text = typeof document === 'undefined' ? null : document.getElementById(COPY_ELEMENT)?.textContent;
  return text ? wholeCopy(JSON.parse(text)) : null;
}

export function useLandingCopy(): LandingCopy {
  const [copy, setCopy] = useState<LandingCopy>(served ?? landingCopy);
  useEffect(() => {
    if (served) return;
    call('GET /api/informations/landingCopy').then(
      (published) => setCopy(published.copy),
      () => {},
    );
  }, []);
  return copy;
}
