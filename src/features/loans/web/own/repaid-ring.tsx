// How much of a loan is repaid, as a ring that closes; the figure stands within it.
import { ownLoanTexts as texts } from '../../texts/borrower/own-loans.ts';

/** `share` from 0 to 1. Shown as the nearest whole figure, but a loan that is not repaid never reads 100 %. */
export function RepaidRing({ share, className = 'size-28' }: { share: number; className?: string }) {
  const percent = share >= 1 ? 100 : Math.min(99, Math.round(Math.max(0, share) * 100));
  return (
    <svg viewBox="0 0 100 100" role="img" aria-label={texts.repaidShare(percent)} className={className}>
      <circle cx="50" cy="50" r="43" fill="none" strokeWidth="9" className="stroke-line" />
      {percent > 0 && (
        <circle
          cx="50"
          cy="50"
          r="43"
          fill="none"
          strokeWidth="9"
          strokeLinecap="round"
          pathLength="100"
          strokeDasharray={`${percent} 100`}
          transform="rotate(-90 50 50)"
          className="stroke-leaf transition-[stroke-dasharray] duration-700 motion-reduce:transition-none"
        />
      )}
      <text x="50" y="50" textAnchor="middle" className="figures fill-ink font-bold text-[24px]">
        {percent}%
      </text>
      <text x="50" y="66" textAnchor="middle" className="fill-muted text-[12px]">
        {texts.repaid}
      </text>
    </svg>
  );
}
