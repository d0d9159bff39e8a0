// A decision's points, factor by factor: a bar for the eye, the figures and the reading for the mind.

import type { FactorScore } from '../../contract.ts';
import { describeReading } from '../../rules/describe-inputs.ts';
import { factorTexts as texts } from '../../texts/staff-decisions.ts';

export const ScoreByFactor = ({ factors }: { factors: readonly FactorScore[] }) => (
  <div className="@container">
    <table className="w-full border-collapse text-left text-sm">
      <caption className="sr-only">{texts.title}</caption>
      <tbody>
        {factors.map((score) => (
          <tr
            key={score.factor}
            className="border-line not-last:border-b @max-[15rem]:flex @max-[15rem]:flex-wrap @max-[15rem]:items-center"
          >
            <th scope="row" className="py-2.5 pr-4 font-normal @max-[15rem]:w-full">
              <span className="block font-semibold">{texts.names[score.factor]}</span>
              <span className="text-muted">{describeReading(score)}</span>
            </th>
            <td className="w-1/3 py-2.5 pr-4 @max-[15rem]:grow">
              <Bar {...score} />
            </td>
            <td className="whitespace-nowrap py-2.5 text-right font-semibold">
              {texts.of(score.points, score.outOf)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Bar = ({ points, outOf }: Pick<FactorScore, 'points' | 'outOf'>) => (
  <svg aria-hidden="true" className="h-2 w-full overflow-hidden rounded-full bg-line">
    <rect width={`${outOf > 0 ? (points / outOf) * 100 : 0}%`} height="100%" className="fill-leaf" />
  </svg>
);
