// What two sides wrote to each other, the first one first.
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { ApplicationWord } from '../../contract/words.ts';
import { wantedTexts } from '../../texts/words/words.ts';

type WordsListProps = {
  words: readonly ApplicationWord[];
  names: Record<ApplicationWord['by'], string>;
  /** Before the papers that are asked for. */
  wants: string;
};

export const WordsList = ({ words, names, wants }: WordsListProps) => (
  <ol className="grid gap-3">
    {words.map((word) => (
      <li key={word._id} className="grid gap-1 rounded-md border border-line bg-ground p-3">
        <p className="flex flex-wrap justify-between gap-x-4 text-sm">
          <strong>{names[word.by]}</strong>
          <time dateTime={word.writtenAt} className="text-muted">
            <Unbroken>{showMoment(new Date(word.writtenAt))}</Unbroken>
          </time>
        </p>
        <p className="wrap-anywhere whitespace-pre-line">{word.text}</p>
        {word.wants.length > 0 && (
          <p className="text-sm">
            <span className="font-semibold">{wants}</span>{' '}
            {word.wants.map((paper) => wantedTexts[paper]).join(', ')}
          </p>
        )}
      </li>
    ))}
  </ol>
);
