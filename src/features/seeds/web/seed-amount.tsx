// An amount of seeds: the gold seed, the count and the word.

type SeedAmountProps = {
  count: number /** '+40 seeds' for what will be earned. */;
  signed?: boolean;
  className?: string;
};

/** The gold belongs to seeds alone; no other figure wears it. */
export const SeedAmount = ({ count, signed = false, className = 'text-sm' }: SeedAmountProps) => (
  <span
    className={`figures inline-flex items-center gap-1.5 sm:whitespace-nowrap rounded-full bg-gold-soft py-0.5 pr-2.5 pl-1.5 font-semibold text-gold-ink ${className}`}
  >
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className="size-5 shrink-0"
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
    >
      <ellipse
        cx="10"
        cy="10"
        rx="7.2"
        ry="5"
        transform="rotate(-24 10 10)"
        className="fill-gold stroke-gold-ink"
      />
      <path d="M6.2 11.5q2.6-3.6 7-4" className="stroke-gold-ink" />
    </svg>
    {signed && count > 0 ? '+' : ''}
    {count.toLocaleString('en-JM')} {count === 1 ? 'seed' : 'seeds'}
  </span>
);
