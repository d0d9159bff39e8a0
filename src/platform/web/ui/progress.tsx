// How far something has come: an upload, a profile, a form's sections.
import { uiTexts } from '#texts/ui.ts';

type ProgressProps = { label: string; value: number; max: number; text?: string };

/** `text` ('3 of 9') is shown, and read by assistive technology, instead of the number alone. The bar is an SVG, so that it needs no inline style. */
export function Progress({ label, value, max, text = uiTexts.stepOf(value, max) }: ProgressProps) {
  const percent = max > 0 ? Math.min(100, (value / max) * 100) : 0;
  return (
    <div className="grid gap-1.5">
      <div aria-hidden="true" className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="min-w-0 flex-[1_1_6rem]">{label}</span>
        <span className="figures text-muted">{text}</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuetext={text}
      >
        <svg aria-hidden="true" className="h-2 w-full overflow-hidden rounded-full bg-line">
          <rect width={`${percent}%`} height="100%" rx="4" className="fill-leaf" />
        </svg>
      </div>
    </div>
  );
}
