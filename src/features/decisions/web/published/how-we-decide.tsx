// /how-we-decide: what counts, what it costs and how much it can be, by the policy in force; the words stand before any script has run.

import { type ReactNode, useEffect, useState } from 'react';
import { caller } from '#platform/web/call.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { dayOf, showDay } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import type {
  PublishedPolicy,
  PublishedRules,
  publishedPolicyEndpoints,
} from '../../contract/published-policy.ts';
import { howWeDecideTexts as texts } from '../../texts/published-policy.ts';

const call = caller<typeof publishedPolicyEndpoints>();

export function HowWeDecide() {
  const [policy, setPolicy] = useState<PublishedRules | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try reads anew.
  useEffect(() => {
    const leaving = new AbortController();
    setFailed(false);
    call('GET /api/loan/public/policy', {}, { signal: leaving.signal }).then(setPolicy, () => {
      if (!leaving.signal.aborted) setFailed(true);
    });
    return () => leaving.abort();
  }, [tries]);
  return (
    <Page width="narrow" title={texts.title} lead={texts.lead}>
      {isFailed && (
        <Banner tone="bad" action={<Button onClick={() => setTries(tries + 1)}>{texts.again}</Button>}>
          {texts.failed}
        </Banner>
      )}
      <Chapter title={texts.whatCounts}>
        <p>{texts.whatCountsLead}</p>
        {policy && <Factors policy={policy} />}
      </Chapter>
      {policy && policy.ruledOut.length > 0 && (
        <Chapter title={texts.ruledOut}>
          <RuledOut policy={policy} />
        </Chapter>
      )}
      <Chapter title={texts.never}>
        <p>{texts.neverText}</p>
      </Chapter>
      <Chapter title={texts.rates}>
        <p>{texts.ratesLead}</p>
        {policy && <Rates policy={policy} caption={texts.rates} />}
      </Chapter>
      <Chapter title={texts.howMuch}>{policy && <Limits policy={policy} />}</Chapter>
      <Chapter title={texts.people}>
        <p>{texts.peopleText}</p>
      </Chapter>
      {policy && (
        <p className="text-muted">
          <Unbroken>{texts.version(policy.version, showDay(dayOf(new Date(policy.since))))}</Unbroken>
        </p>
      )}
      {policy?.trying && (
        <Chapter title={texts.trying}>
          <p>{texts.tryingLead(policy.trying.sharePercent, policy.trying.version)}</p>
          <Factors policy={policy.trying} />
          <RuledOut policy={policy.trying} />
          <Rates policy={policy.trying} caption={`${texts.trying}: ${texts.rates}`} />
          <Limits policy={policy.trying} />
        </Chapter>
      )}
    </Page>
  );
}

const Chapter = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid grid-cols-1 gap-3 text-lg">
    <h2 className="font-bold text-xl">{title}</h2>
    {children}
  </section>
);

const Factors = ({ policy: { factors } }: { policy: PublishedPolicy }) => (
  <ul className="grid gap-3">
    {factors.map(({ factor, points }) => (
      <li key={factor} className="rounded-md border border-line bg-surface p-3">
        <p>{texts.factors[factor]}</p>
        <p className="figures font-semibold">{texts.points(points)}</p>
      </li>
    ))}
  </ul>
);

const RuledOut = ({ policy: { ruledOut } }: { policy: PublishedPolicy }) =>
  ruledOut.length > 0 && (
    <>
      <p>{texts.ruledOutLead}</p>
      <ul className="grid list-disc gap-2 pl-5">
        {ruledOut.map(({ by, months }) => (
          <li key={by}>{texts.ruledOutBy[by](months)}</li>
        ))}
      </ul>
    </>
  );

/** Letters so large that the columns have no room beside each other. */
const STACKED = '@max-[15rem]:flex @max-[15rem]:flex-wrap';

function Rates({ policy, caption }: { policy: PublishedPolicy; caption: string }) {
  const { grades, mostOffRate, lowestRatePerMonth } = policy;
  const lowest = grades.at(-1)?.fromScore ?? 0;
  return (
    <>
      <div className="@container">
        <table className="w-full border-collapse rounded-lg border border-line bg-surface text-left text-base">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className={`border-line border-b bg-sunk ${STACKED}`}>
              {[texts.grade, texts.from, texts.rate].map((heading) => (
                <th key={heading} scope="col" className="px-3 py-2 font-semibold">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grades.map(({ grade, fromScore, ratePerMonth }) => (
              <tr key={grade} className={`border-line not-last:border-b ${STACKED}`}>
                <th scope="row" className="px-3 py-2 font-semibold">
                  {grade}
                </th>
                <td className="figures px-3 py-2">{texts.fromScore(fromScore)}</td>
                <td className="figures px-3 py-2">{texts.percent(ratePerMonth)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>{texts.discount(mostOffRate, lowestRatePerMonth)}</p>
      {lowest > 0 && <p>{texts.below(lowest)}</p>}
    </>
  );
}

const Limits = ({ policy }: { policy: PublishedPolicy }) => (
  <ul className="grid list-disc gap-2 pl-5">
    <li>{texts.age(policy.minimumAge)}</li>
    <li>{texts.income(policy.incomeShare)}</li>
    <li>{texts.leftOver(policy.leftOverShare)}</li>
    <li>{texts.largest(showDollars(policy.largestFirst), showDollars(policy.largest))}</li>
    <li>{texts.terms(policy.shortestTerm, policy.longestTerm)}</li>
    <li>{texts.stands(policy.offerStandsDays)}</li>
  </ul>
);
