// The benefits of a contest, one a line.
import { Check } from 'lucide-react';
import { benefitsOf } from '../rules/benefits.ts';

type BenefitsProps = { description: string; markClassName?: string };

export const Benefits = ({ description, markClassName = 'text-leaf' }: BenefitsProps) => (
  <ul className="grid gap-1.5">
    {benefitsOf(description).map((benefit) => (
      <li key={benefit} className="flex gap-2">
        <Check aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${markClassName}`} />
        {benefit}
      </li>
    ))}
  </ul>
);
