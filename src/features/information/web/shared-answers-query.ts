// What was answered so far that a section's documents depend on: its own answers, and those of other sections, fetched by sId.
import { queryOptions } from '@tanstack/react-query';
import type { FormAnswers } from '#features/forms/contract.ts';
import { CallFailed, caller } from '#platform/web/call.ts';
import type { InformationItem, informationEndpoints } from '../contract.ts';
import { sharedAnswers, sharedNamesIn, withShared } from '../rules/shared-answers.ts';

const call = caller<typeof informationEndpoints>();

export function sharedAnswersQuery(section: InformationItem) {
  const names = sharedNamesIn(section);
  const own = section.submittedInfo?.data ?? {};
  return queryOptions({
    queryKey: ['informations', 'told', section.submittedInfo?._id, section.verificationSchema.version],
    // Without anything to ask elsewhere the answers are there at once.
    ...(names.length === 0 && { initialData: own }),
    queryFn: async ({ signal }) => {
      const asking = names.flatMap((name) => sharedAnswers[name]);
      const given = await Promise.all(asking.map((sId) => answersTo(sId, signal)));
      return withShared(names, own, Object.assign({}, ...given));
    },
  });
}

/** Under the section's sId; nothing where it is not submitted, or is none of this person's. */
async function answersTo(id: string, signal: AbortSignal): Promise<Record<string, FormAnswers>> {
  try {
    const { submittedInfo } = await call('GET /api/informations/:id', { params: { id } }, { signal });
    return submittedInfo ? { [id]: submittedInfo.data } : {};
  } catch (failure) {
    if (failure instanceof CallFailed && failure.status === 404) return {};
    throw failure;
  }
}
