// A policy to read: every figure with its name and unit, group by group.
import { Card } from '#platform/web/ui/card.tsx';
import type { PolicyFigures } from '../../../contract.ts';
import { describePolicy } from '../../../rules/policy/describe-policy.ts';

export const PolicyInWords = ({ policy }: { policy: PolicyFigures }) => (
  <div className="gap-6 md:columns-2 xl:columns-3">
    {describePolicy(policy).map(({ key, title, figures }) => (
      <Card key={key} className="mb-6 grid break-inside-avoid gap-2">
        <h3 className="font-bold">{title}</h3>
        <dl className="text-sm">
          {figures.map(({ place, label, value }) => (
            <div
              key={place}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-line py-1.5 not-last:border-b"
            >
              <dt className="min-w-0 flex-[1_1_8rem] text-muted">{label}</dt>
              <dd className="figures max-w-3/5 shrink-0 text-right font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    ))}
  </div>
);
