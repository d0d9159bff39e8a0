// What differs between two policies, figure by figure, in words.
import type { PolicyChange } from '../../contract/policy-desk.ts';
import type { PolicyFigures } from '../../contract.ts';
import { describePolicy, type PolicyFigure } from './describe-policy.ts';

/** The figures that differ, in the policies' order; a figure that only one of the two has is null on the other side. */
export function policyChanges(before: PolicyFigures, after: PolicyFigures): PolicyChange[] {
  const earlier = describePolicy(before);
  return describePolicy(after).flatMap(({ key, title, figures }) => {
    const was = earlier.find((group) => group.key === key)?.figures ?? [];
    return placesOf(was, figures).flatMap((place) => {
      const old = was.find((one) => one.place === place);
      const now = figures.find((one) => one.place === place);
      if (old?.value === now?.value) return [];
      return [
        {
          group: title,
          label: (now ?? old)?.label ?? place,
          before: old?.value ?? null,
          after: now?.value ?? null,
        },
      ];
    });
  });
}

/** The places of all figures: those of the later policy in its order, then those that only the earlier one has. */
const placesOf = (was: PolicyFigure[], now: PolicyFigure[]): string[] => [
  ...new Set([...now, ...was].map(({ place }) => place)),
];
