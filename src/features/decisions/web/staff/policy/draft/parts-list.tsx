// Leads to each part of a draft's figures, which are several screens long.
import { policyDraftTexts as texts } from '../../../../texts/staff-policy.ts';

/** `key` is the part's in the policy. */
export type Part = { key: string; title: string };

export const PartsList = ({ parts }: { parts: readonly Part[] }) => (
  <nav aria-label={texts.parts} className="rounded-lg border border-line bg-surface px-4 py-2">
    <ul className="flex flex-wrap gap-x-5">
      {parts.map(({ key, title }) => (
        <li key={key}>
          <button
            type="button"
            className="link min-h-11 text-sm sm:pointer-fine:min-h-8"
            onClick={() => goTo(key)}
          >
            {title}
          </button>
        </li>
      ))}
    </ul>
  </nav>
);

export const PartHeading = ({ part: { key, title } }: { part: Part }) => (
  <h2 id={idOf(key)} tabIndex={-1} className="scroll-mt-4 font-bold text-lg">
    {title}
  </h2>
);

const idOf = (key: string) => `part-${key}`;

/** The address stays: one with another end would be a screen that is left, with what was typed. */
function goTo(key: string): void {
  const heading = document.getElementById(idOf(key));
  heading?.scrollIntoView?.({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
