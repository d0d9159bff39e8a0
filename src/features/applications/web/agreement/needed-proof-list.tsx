// What must be checked before the money of an approved loan comes: what the borrower hands in, with the way there, and what waits for us.

import type { NeededProof } from '#features/decisions/contract.ts';
import { isAllWithUs, wayToProve } from '#features/decisions/rules/proof/way-to-prove.ts';
import { neededProofTexts as texts } from '#features/decisions/texts/proof/needed-proof.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { lookLine } from '#shared/notices/look-line.ts';

export function NeededProofList({ needed }: { needed: readonly NeededProof[] }) {
  if (needed.length === 0) return null;
  return (
    <Banner tone={isAllWithUs(needed) ? 'wait' : 'bad'} title={texts.title}>
      <p>{texts.lead(needed)}</p>
      <ul className="mt-2 grid gap-3">
        {needed.map((each) => (
          <Line key={each.proof} needed={each} />
        ))}
      </ul>
    </Banner>
  );
}

function Line({ needed }: { needed: NeededProof }) {
  const { state, section, handedInAt } = needed;
  const to = wayToProve(needed);
  return (
    <li className="grid justify-items-start gap-2">
      <span>
        {texts.line(needed)}
        {handedInAt && <Unbroken>{` ${lookLine(new Date(handedInAt))}`}</Unbroken>}
      </span>
      {to && state !== 'Checking' && (
        <LinkButton to={to} tone="secondary">
          {texts.buttons[state](section.name)}
        </LinkButton>
      )}
    </li>
  );
}
