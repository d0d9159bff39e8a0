// Reasons in plain words, each with what would change it.
import { TrendingUp } from 'lucide-react';
import type { OfferOutput } from '../contract.ts';

type Reasons = { title: string; reasons: OfferOutput['reasons'] };

export function OfferReasons({ title, reasons }: Reasons) {
  if (reasons.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="font-bold text-xl">{title}</h2>
      <ul className="grid gap-3">
        {reasons.map(({ code, reason, whatWouldChangeIt }) => (
          <li key={code} className="rounded-lg border border-line bg-surface p-4">
            <p className="font-semibold">{reason} </p>
            <p className="mt-1 flex gap-2">
              <TrendingUp className="mt-1 size-4 shrink-0 text-leaf" />
              {whatWouldChangeIt}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
