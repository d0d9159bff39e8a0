// What a letter says of each paper that is needed before money is paid out, with the address where it is handed in.
import { linkTo } from '#features/accounts/server/site-address.ts';
import type { NeededProof } from '#features/decisions/contract.ts';
import { wayToProve } from '#features/decisions/rules/proof/way-to-prove.ts';
import { neededProofTexts } from '#features/decisions/texts/proof/needed-proof.ts';
import type { Services } from '#platform/server/work.ts';

export const whatIsNeeded = (
  { config }: Pick<Services, 'config'>,
  needed: readonly NeededProof[],
): string[] =>
  needed.map((each) => {
    const way = wayToProve(each);
    return `${neededProofTexts.line(each)}${way ? ` ${linkTo(config, way)}` : ''}`;
  });
