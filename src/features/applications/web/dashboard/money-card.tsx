// The card on top of the dashboard: the most urgent thing in one sentence, with one tap to do it and, where there is one, a way out.
import type { ReactNode } from 'react';
import type { NeededProof } from '#features/decisions/contract.ts';
import { wayToProve } from '#features/decisions/rules/proof/way-to-prove.ts';
import { neededProofTexts, papersInWords } from '#features/decisions/texts/proof/needed-proof.ts';
import { whereMoneyIs } from '#features/loans/texts/borrower/ways-to-pay.ts';
import { sayNext } from '#features/loans/web/own/next-of-loan.tsx';
import { Banner } from '#platform/web/ui/banner.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { type Said, type Tone, ToneIcon } from '#platform/web/ui/tone.tsx';
import { showDay, showMoment } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import { lookLine } from '#shared/notices/look-line.ts';
import { decidedByLine } from '#shared/notices/verdict.ts';
import type { MoneyCard as Card } from '../../contract/dashboard.ts';
import { moneyCardTexts as texts } from '../../texts/dashboard/money-card.ts';

/** `nextStep` says what the sections ask for, where nothing about money comes first. */
export function MoneyCard({ card, nextStep }: { card: Card; nextStep: Said }) {
  const { tone, title, text, way, wayOut } = card.kind === 'nextStep' ? nextStep : said(card);
  return (
    <CardFrame
      label={texts.label}
      tone={tone}
      title={<h2 className="figures font-bold text-[min(var(--text-xl),12vw)] sm:text-2xl">{title}</h2>}
      text={text}
      ways={
        <>
          <LinkButton to={way.to}>{way.text}</LinkButton>
          {wayOut && (
            <LinkButton to={wayOut.to} tone="secondary">
              {wayOut.text}
            </LinkButton>
          )}
        </>
      }
    />
  );
}

/** That we said no, or that an application waits, below what is more urgent: it is not to be met by chance. */
export function AlsoSaid({ card }: { card: Extract<Card, { kind: 'rejected' | 'asked' }> }) {
  const { tone, title, text, way } = said(card);
  return (
    <Banner
      tone={tone}
      title={title}
      action={
        <LinkButton to={way.to} tone="secondary">
          {way.text}
        </LinkButton>
      }
    >
      <p>
        <Unbroken>{text}</Unbroken>
      </p>
    </Banner>
  );
}

type FrameProps = {
  /** None while it is loading. */
  label?: string;
  tone: Tone;
  title: ReactNode;
  text: ReactNode;
  ways: ReactNode;
};

/** As high as the longest of what it says, so that nothing moves when the answer comes. */
export const CardFrame = ({ label, tone, title, text, ways }: FrameProps) => (
  <section
    aria-label={label}
    className={`flex min-h-62 flex-col gap-4 rounded-lg border-2 bg-surface p-4 sm:min-h-51 sm:p-6 ${EDGES[tone]}`}
  >
    <div className="flex gap-3">
      <span className={`mt-1 ${SIGNS[tone]}`}>
        <ToneIcon tone={tone} className="size-6" />
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        {title}
        <div className="figures text-base sm:text-lg">
          <Unbroken>{text}</Unbroken>
        </div>
      </div>
    </div>
    <div className="mt-auto flex flex-wrap gap-3">{ways}</div>
  </section>
);

const EDGES: Record<Tone, string> = {
  good: 'border-leaf',
  wait: 'border-line',
  bad: 'border-pimento',
  info: 'border-leaf',
  neutral: 'border-line',
};

const SIGNS: Record<Tone, string> = {
  good: 'text-leaf',
  wait: 'text-tide',
  bad: 'text-pimento',
  info: 'text-leaf',
  neutral: 'text-muted',
};

function said(card: Exclude<Card, { kind: 'nextStep' }>): Said {
  if ('loanId' in card) return sayNext(card);
  switch (card.kind) {
    case 'sign':
      return {
        tone: 'good',
        title: texts.sign.title,
        text:
          card.needed.length > 0
            ? texts.sign.unproved(showDollars(card.amount), papersInWords(card.needed))
            : texts.sign.text(card.lender, showDollars(card.amount)),
        way: { text: texts.sign.button, to: agreementAddress(card) },
        ...whatToHandIn(card.needed, (wayOut) => ({ wayOut })),
      };
    case 'prove':
      return {
        tone: 'bad',
        title: texts.prove.title(papersInWords(card.needed)),
        text: texts.prove.text,
        way: { text: texts.checking.button, to: applicationAddress(card) },
        ...whatToHandIn(card.needed, (way) => ({ way })),
      };
    case 'checking':
      return {
        tone: 'wait',
        title: texts.checking.title(papersInWords(card.needed)),
        text: texts.checking.text(lookLine(lastHandedIn(card.needed))),
        way: { text: texts.checking.button, to: applicationAddress(card) },
      };
    case 'answer':
      return {
        tone: 'good',
        title: texts.answer.title(card.lender ?? '', showDollars(card.amount)),
        text: texts.answer.text(showDay(card.standsUntil)),
        way: { text: texts.answer.button, to: applicationAddress(card) },
      };
    case 'preparing':
      return {
        tone: 'good',
        title: texts.preparing.title,
        text: texts.preparing.text(card.lender, showDollars(card.amount)),
        way: { text: texts.preparing.button, to: applicationAddress(card) },
      };
    case 'onItsWay':
      return onItsWay(card);
    case 'asked':
      return {
        tone: 'wait',
        title: texts.asked.title(showDollars(card.amount)),
        text: texts.asked.text(
          card.lender,
          showMoment(new Date(card.askedAt)),
          lookLine(new Date(card.askedAt)),
        ),
        way: { text: texts.asked.button, to: applicationAddress(card) },
      };
    case 'rejected':
      return {
        tone: 'neutral',
        title: texts.rejected.title(showDollars(card.amount)),
        text: texts.rejected.text(decidedByLine({ desk: 'credit' }, new Date(card.decidedAt))),
        way: { text: texts.rejected.button, to: applicationAddress(card) },
        wayOut: { text: texts.rejected.wayOut, to: '/loans' },
      };
    case 'offer': {
      const { firstTitle, first, title, text, button } = texts.offer;
      return {
        tone: 'good',
        title: (card.isFirst ? firstTitle : title)(showDollars(card.upTo)),
        text: card.isFirst ? first : text,
        way: { text: button, to: '/loans' },
      };
    }
    case 'noOffer':
      return {
        tone: 'neutral',
        title: texts.noOffer.title,
        text: texts.noOffer.text,
        way: { text: texts.noOffer.button, to: '/loans' },
      };
  }
}

/** The first paper that is the borrower's to hand in, as a way; nothing where all of them wait for us. */
function whatToHandIn<As>(needed: readonly NeededProof[], as: (way: Said['way']) => As): As | undefined {
  for (const { state, section, ...rest } of needed) {
    const to = wayToProve({ ...rest, state, section });
    if (to && state !== 'Checking') return as({ text: neededProofTexts.buttons[state](section.name), to });
  }
}

/** All of it is looked at once the last of it is. */
const lastHandedIn = (needed: readonly NeededProof[]): Date =>
  new Date(
    needed
      .flatMap(({ handedInAt }) => handedInAt ?? [])
      .toSorted()
      .at(-1) ?? Date.now(),
  );

function onItsWay(card: Extract<Card, { kind: 'onItsWay' }>): Said {
  const { title, text, button, lateTitle, late, lateButton } = texts.onItsWay;
  const [amount, moment] = [showDollars(card.amount), showMoment(new Date(card.dueBy))];
  if (!card.isOverdue)
    return {
      tone: 'good',
      title: title(amount),
      text: text(moment, whereMoneyIs(card.handOverAt)),
      way: { text: button, to: agreementAddress(card) },
    };
  return {
    tone: 'wait',
    title: lateTitle(amount),
    text: late(moment),
    way: { text: lateButton, to: '/messages' },
  };
}

const applicationAddress = ({ applicationId }: { applicationId: string }): string =>
  `/loan-application/${applicationId}`;
const agreementAddress = (asked: { applicationId: string }): string =>
  `${applicationAddress(asked)}/agreement`;
