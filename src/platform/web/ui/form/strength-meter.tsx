// How hard a password is to guess, as four bars and a word. The guess itself is made by whoever shows it.

const FILLS = ['bg-line', 'bg-pimento', 'bg-gold', 'bg-leaf', 'bg-leaf'];

/** `score` runs from 0 (nothing typed yet) to 4 (very good); `text` says the same in words. */
export const StrengthMeter = ({ score, text }: { score: 0 | 1 | 2 | 3 | 4; text: string }) => (
  <div className="grid gap-1">
    <div aria-hidden="true" className="grid grid-cols-4 gap-1">
      {[1, 2, 3, 4].map((step) => (
        <span key={step} className={`h-1.5 rounded-full ${step <= score ? FILLS[score] : FILLS[0]}`} />
      ))}
    </div>
    <p aria-live="polite" className="min-h-5 text-xs text-muted">
      {text}
    </p>
  </div>
);
