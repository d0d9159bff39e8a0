// The name on the ID beside the name on the account, with what differs marked: a hint for whoever decides.
import { Fragment } from 'react';
import { Banner } from '#platform/web/ui/banner.tsx';
import type { Tone } from '#platform/web/ui/tone.tsx';
import type { GivenNames } from '../../../contract.ts';
import { compareNames, type NameComparison, type NameWord } from '../../../rules/compare-names.ts';
import { nameTexts as texts } from '../../../texts/staff-workbench.ts';

const TONES: Record<NameComparison['verdict'], Tone> = { same: 'good', shorter: 'info', different: 'bad' };

export function NamesCompared({ names: { onId, onAccount } }: { names: GivenNames }) {
  const { verdict, first, second } = compareNames(onId, onAccount);
  return (
    <Banner tone={TONES[verdict]} title={texts.verdicts[verdict]}>
      <dl className="mt-1 grid gap-x-4 sm:grid-cols-[auto_1fr]">
        <Name term={texts.onId} words={first} />
        <Name term={texts.onAccount} words={second} />
      </dl>
    </Banner>
  );
}

const Name = ({ term, words }: { term: string; words: readonly NameWord[] }) => (
  <>
    <dt className="text-muted">{term}</dt>
    <dd className="min-w-0 break-words">
      {words.map(({ word, differs }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a word can stand twice in a name, and none of them moves
        <Fragment key={place}>
          {place > 0 && ' '}
          {differs ? (
            <mark className="bg-transparent font-bold text-ink underline decoration-2">
              {word}
              <span className="sr-only"> ({texts.differs})</span>
            </mark>
          ) : (
            word
          )}
        </Fragment>
      ))}
    </dd>
  </>
);
