// Parts of a whole, each with its count, its percentage and a bar; a list that reads the same without the bars.

import { percentOf } from '../../rules/summary.ts';
import { quizDeskTexts as texts } from '../../texts/staff-quiz.ts';

type SharesProps = {
  title: string;
  shares: readonly { title: string; people: number }[];
  /** All the people who were asked. */
  whole: number;
};

export const Shares = ({ title, shares, whole }: SharesProps) => (
  <div className="grid grid-cols-1 gap-3">
    <h2 className="font-bold text-lg">{title}</h2>
    <ul className="grid grid-cols-1 gap-2.5">
      {shares.map((share) => (
        <li key={share.title} className="grid gap-1">
          <p className="flex justify-between gap-4 text-sm">
            <span>{share.title}</span>
            <span className="figures text-muted">
              {texts.share(share.people, percentOf(share.people, whole))}
            </span>
          </p>
          <svg aria-hidden="true" className="h-2 w-full overflow-hidden rounded-full bg-line">
            <rect
              width={`${whole === 0 ? 0 : (share.people / whole) * 100}%`}
              height="100%"
              className="fill-leaf"
            />
          </svg>
        </li>
      ))}
    </ul>
  </div>
);
