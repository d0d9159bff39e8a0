// The landing's sections in the words of a copy: the promise and the log-in form at once, then what we offer, how it works and what it costs.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { brand } from '#texts/brand.ts';
import type { CopySlot, LandingCopy } from '../contract.ts';
import { landingTexts } from '../texts/site.ts';

export type LandingParts = {
  /** The log-in form of the accounts feature. */
  login: ReactNode;
  /** The live example of the loans feature. */
  costExample: ReactNode;
};

export function LandingWords({ copy, login, costExample }: LandingParts & { copy: LandingCopy }) {
  const slot = slotsOf(copy);
  return (
    <>
      <section className="relative overflow-clip bg-deep text-on-deep">
        <img
          src="/sprig.svg"
          alt=""
          width="340"
          height="500"
          className="pointer-events-none absolute -right-16 -bottom-24 h-112 w-auto max-w-none lg:right-auto lg:-bottom-10 lg:left-[46%] lg:h-[34rem]"
        />
        <div className="relative mx-auto grid max-w-6xl gap-5 px-4 py-6 sm:px-6 sm:py-10 lg:grid-cols-[1fr_26rem] lg:items-center lg:gap-16 lg:py-20">
          <div className="grid gap-3 lg:gap-6">
            <PageHeading
              title={brand.promise}
              className="max-w-[11ch] font-extrabold text-3xl tracking-tight max-lg:max-w-none lg:text-4xl"
            >
              <span {...slot('hero.title')} />
            </PageHeading>
            <p className="max-w-[44ch] text-on-deep-muted lg:text-lg" {...slot('hero.lead')} />
          </div>
          <div className="grid gap-4 rounded-lg bg-surface p-5 text-ink sm:p-6">
            {login}
            <p className="border-line border-t pt-4 text-center">
              {landingTexts.newHere}{' '}
              <Link to="/signup" className="link inline-block py-2.5">
                {landingTexts.signUp}
              </Link>
            </p>
          </div>
        </div>
      </section>
      <Claims slot={slot} />
      <Steps slot={slot} />
      <section
        aria-labelledby="cost"
        className="mx-auto grid w-full max-w-6xl gap-6 px-4 py-12 sm:px-6 lg:py-16"
      >
        <div className="grid gap-2">
          <h2 id="cost" className="font-bold text-2xl">
            <span {...slot('cost.title')} />
          </h2>
          <p className="max-w-prose text-muted" {...slot('cost.lead')} />
        </div>
        {costExample}
      </section>
    </>
  );
}

type Slot = ReturnType<typeof slotsOf>;

/** The mark and the words of a slot; the server finds the mark and changes the words (`copy-in-page.ts`). */
const slotsOf = (copy: LandingCopy) => (name: CopySlot) => ({ 'data-copy': name, children: copy[name] });

const CLAIMS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

const Claims = ({ slot }: { slot: Slot }) => (
  <section aria-labelledby="claims" className="mx-auto w-full max-w-6xl px-4 py-12 sm:px-6 lg:py-16">
    <h2 id="claims" className="sr-only">
      <span {...slot('claims.title')} />
    </h2>
    <dl className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-3">
      {CLAIMS.map((number) => (
        <div key={number} className="border-leaf border-t-2 pt-3">
          <dt className="font-bold text-leaf text-xl lg:text-2xl" {...slot(`claims.${number}.figure`)} />
          <dd className="text-muted" {...slot(`claims.${number}.text`)} />
        </div>
      ))}
    </dl>
  </section>
);

const STEPS = [
  [1, 'seed2'],
  [2, 'seed6'],
  [3, 'seed10'],
] as const;

const Steps = ({ slot }: { slot: Slot }) => (
  <section aria-labelledby="steps" className="border-line border-y bg-sunk">
    <div className="mx-auto grid max-w-6xl gap-8 px-4 py-12 sm:px-6 lg:py-16">
      <h2 id="steps" className="font-bold text-2xl">
        <span {...slot('steps.title')} />
      </h2>
      <ol className="grid gap-8 md:grid-cols-3">
        {STEPS.map(([number, level]) => (
          <li key={number} className="flex items-end gap-4 md:grid md:content-start">
            {/* Pictures rather than components: the same plant, but nothing to load before the page works. */}
            <img
              src={`/plants/${level}.svg`}
              alt=""
              width="160"
              height="200"
              loading="lazy"
              className="h-32 w-auto shrink-0 md:h-44"
            />
            <div className="grid gap-1">
              <h3 className="font-bold text-lg">
                {number}. <span {...slot(`steps.${number}.title`)} />
              </h3>
              <p className="text-muted" {...slot(`steps.${number}.text`)} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
