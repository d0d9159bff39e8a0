// The reasons that counted against somebody, the most binding first; each says what to do about it, or that nothing can be done now.
import type { OfferOutput } from '../contract.ts';

type CountedAgainstProps = { title: string; reasons: OfferOutput['reasons'] };

export function CountedAgainst({ title, reasons }: CountedAgainstProps) {
  if (reasons.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="font-bold text-xl">{title}</h2>
      <ol className="grid gap-3">
        {reasons.map(({ code, reason, note }) => (
          <li key={code} className="rounded-lg border border-line bg-surface p-4">
            <p className="font-semibold">{reason} </p>
            {note !== null && <p className="mt-1 text-muted">{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
