// The landing's sections in the words of a copy: the promise and the one button, what a loan costs, the log-in form, how it works and what we offer.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { brand } from '#texts/brand.ts';
import type { CopySlot, LandingCopy } from '../contract.ts';
import { landingTexts } from '../texts/site.ts';
import { Stall } from './stall.tsx';

/** Where the log-in form stands on the page. */
const LOG_IN = 'log-in';

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
      <section className="bg-deep text-on-deep">
        <div className="mx-auto grid max-w-6xl grid-cols-1 gap-6 px-4 py-8 sm:px-6 sm:py-10 lg:grid-cols-[1fr_28rem] lg:items-center lg:gap-16 lg:py-16">
          <div className="grid justify-items-start gap-3 lg:gap-6">
            <PageHeading
              title={brand.promise}
              className="max-w-[11ch] font-extrabold text-3xl tracking-tight max-lg:max-w-none lg:text-4xl"
            >
              <span {...slot('hero.title')} />
            </PageHeading>
            <p className="max-w-[44ch] text-on-deep-muted lg:text-lg" {...slot('hero.lead')} />
            <LinkButton to="/estimate" tone="onDeep" className="mt-2 max-sm:w-full">
              {landingTexts.estimate}
            </LinkButton>
            <p className="text-on-deep-muted">
              {landingTexts.haveAccount}{' '}
              <a href={`#${LOG_IN}`} className="inline-block py-2.5 font-semibold text-on-deep underline">
                {landingTexts.logIn}
              </a>
            </p>
          </div>
          <Stall className="h-40 w-auto justify-self-center lg:h-96" />
        </div>
      </section>
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
      <section id={LOG_IN} className="border-line border-y bg-sunk px-4 py-12 sm:px-6">
        <div className="mx-auto grid max-w-md gap-4 rounded-lg border border-line bg-surface p-5 sm:p-6">
          {login}
          <p className="border-line border-t pt-4 text-center">
            {landingTexts.newHere}{' '}
            <Link to="/signup" className="link inline-block py-2.5">
              {landingTexts.signUp}
            </Link>
          </p>
        </div>
      </section>
      <Steps slot={slot} />
      <Claims slot={slot} />
    </>
  );
}

type Slot = ReturnType<typeof slotsOf>;

/** The mark and the words of a slot; the server finds the mark and changes the words (`copy-in-page.ts`). */
const slotsOf = (copy: LandingCopy) => (name: CopySlot) => ({ 'data-copy': name, children: copy[name] });

const CLAIMS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

const Claims = ({ slot }: { slot: Slot }) => (
  <section
    aria-labelledby="claims"
    className="mx-auto w-full max-w-6xl border-line border-t px-4 py-12 sm:px-6 lg:py-16"
  >
    <h2 id="claims" className="sr-only">
      <span {...slot('claims.title')} />
    </h2>
    {/* Two columns, or one where large text asks for the room: a figure is a single long word at times. */}
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(9rem,40%)),1fr))] gap-x-6 gap-y-8 lg:grid-cols-3">
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
  <section aria-labelledby="steps">
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
