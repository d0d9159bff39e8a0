// What would change a decision, as the engine worked it out; what the borrower ticks as not to be changed is left out, and the rest worked out anew.

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { TrendingUp } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '#platform/web/session.ts';
import { ChoiceRow } from '#platform/web/ui/form/choice-row.tsx';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { showDay } from '#shared/calendar.ts';
import type { Lever } from '../contract/advice.ts';
import type { OfferOutput } from '../contract.ts';
import { adviceTexts, leverTexts, offerReasonTexts as texts, updateTexts } from '../texts/decisions.ts';
import { WaysToChange } from './updates/ways-to-change.tsx';
import { offerQuery } from './use-offer.ts';

export function WhatWouldChange({ offer }: { offer: OfferOutput }) {
  const [marked, setMarked] = useState<readonly Lever[]>([]);
  const loanType = useSession()?.infoStatus;
  const anew = useQuery({
    ...offerQuery(loanType, marked),
    enabled: marked.length > 0,
    placeholderData: keepPreviousData,
  });
  const { advice, adviceGap } = (marked.length > 0 && anew.data) || offer;
  const levers = [...new Set([...offer.levers, ...marked, ...(anew.data?.levers ?? [])])];
  if (offer.advice.length === 0 && offer.adviceGap === null) return null;
  const gap =
    marked.length > 0 && advice.length === 0 ? texts.allMarked : adviceGap && adviceTexts.gaps[adviceGap];
  return (
    <section className="grid gap-3">
      <h2 className="font-bold text-xl">{texts.advice}</h2>
      <div aria-live="polite" aria-busy={anew.isFetching} className="grid gap-3">
        {gap && <p>{gap}</p>}
        {advice.length === 0 && offer.updates.length > 0 && (
          <>
            <p>{updateTexts.lead}</p>
            <WaysToChange updates={offer.updates} levers={offer.updates.map(({ lever }) => lever)} />
          </>
        )}
        {advice.length > 0 && (
          <ul className="grid gap-3">
            {advice.map(({ sentence, claim }) => (
              <li key={sentence} className="flex gap-2 rounded-lg border border-line bg-surface p-4">
                <TrendingUp aria-hidden="true" className="mt-1 size-4 shrink-0 text-leaf" />
                <div className="grid gap-3">
                  <span className="figures">{sentence}</span>
                  <WaysToChange updates={offer.updates} levers={claim.changes.map(({ lever }) => lever)} />
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
      {advice.length > 0 && (
        <p className="text-muted text-sm">
          <Unbroken>
            {texts.adviceLead(
              showDay(offer.decidedOn),
              offer.policyVersion,
              showDay(offer.adviceStandsUntil),
            )}
          </Unbroken>
        </p>
      )}
      {levers.length > 0 && (
        <fieldset className="grid gap-2">
          <legend className="font-semibold">{texts.cannotTitle}</legend>
          <p className="text-muted text-sm">{texts.cannotHint}</p>
          {levers.map((lever) => (
            <ChoiceRow
              key={lever}
              type="checkbox"
              title={leverTexts[lever]}
              checked={marked.includes(lever)}
              onChange={({ target }) =>
                setMarked((now) =>
                  target.checked ? [...now, lever] : now.filter((other) => other !== lever),
                )
              }
            />
          ))}
        </fieldset>
      )}
    </section>
  );
}
