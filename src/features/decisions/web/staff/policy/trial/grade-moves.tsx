// How many people move from each grade to each other one; who stays lies on the diagonal.

import type { TrialSummary } from '../../../../contract/policy-desk.ts';
import { policyTrialTexts as texts } from '../../../../texts/staff-policy.ts';

const GRADES = ['A', 'B', 'C', 'D', 'E', texts.noGrade];

export const GradeMoves = ({ grades }: { grades: TrialSummary['grades'] }) => (
  <div className="rounded-lg border border-line bg-surface sm:max-w-2xl">
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{texts.gradesCaption}</caption>
      <thead>
        <tr className="border-line border-b bg-sunk">
          <th scope="col" className="px-2 py-2 text-left font-semibold sm:px-4">
            {texts.gradeRow}
          </th>
          {GRADES.map((grade) => (
            <th key={grade} scope="col" className="px-2 py-2 text-right font-semibold sm:px-4">
              <Name grade={grade} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {GRADES.map((from) => (
          <tr key={from} className="border-line not-last:border-b">
            <th scope="row" className="px-2 py-2 text-left font-semibold sm:px-4">
              <Name grade={from} />
            </th>
            {GRADES.map((to) => (
              <Moved key={to} count={grades[from]?.[to] ?? 0} stays={from === to} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Name = ({ grade }: { grade: string }) =>
  grade === texts.noGrade ? (
    <>
      <span aria-hidden="true">{grade}</span>
      <span className="sr-only">{texts.below}</span>
    </>
  ) : (
    grade
  );

const Moved = ({ count, stays }: { count: number; stays: boolean }) => (
  <td
    className={`figures px-2 py-2 sm:px-4 text-right ${stays ? 'bg-sunk' : ''} ${count === 0 ? 'text-muted' : stays ? '' : 'bg-leaf-soft font-bold'}`}
  >
    {count}
  </td>
);
