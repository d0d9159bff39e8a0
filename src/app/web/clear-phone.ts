// Leaves nothing of a person on a phone from which they have logged out: answers, drafts, what waited, the shell.
import { draftStore } from '#features/forms/web/drafts/use-draft.ts';
import { forgetFirstAnswersOfOthers } from '#features/information/web/first-answers.ts';
import { endHere } from '#features/push/web/this-browser.ts';
import { forgetSeenPlant } from '#features/seeds/web/seen-plant.ts';
import { notifyTabs } from '#platform/web/phone/between-tabs.ts';
import { closeOutbox } from '#platform/web/phone/outbox.ts';
import { forgetAnswers } from '#platform/web/query.tsx';
import { dropKeptOfOthers } from '#platform/web/record/kept-draft.ts';
import { forgetShell } from '#platform/web/worker/register-worker.ts';

export async function clearPhone(): Promise<void> {
  forgetAnswers();
  dropKeptOfOthers(null);
  forgetFirstAnswersOfOthers(null);
  forgetSeenPlant();
  notifyTabs('left');
  const drafts = draftStore().then((store) => store.dropDraftsOfOthers(null));
  await Promise.allSettled([closeOutbox(), drafts, forgetShell(), endHere()]);
}
