// Whether a section can be submitted, for the card that opens its form and for the server that takes the answers.
import type { InformationItem, Section } from '#features/information/contract.ts';
import type { InfoStatus } from '#shared/actor.ts';
import { audienceOf } from './audience.ts';

/** A section that is not usable is shown dimmed. */
export const isUsable = ({ status, isHidden, disablePossible }: Openness): boolean =>
  status === 'Active' && !isHidden && disablePossible !== false;

export type Openness = Pick<Section, 'status' | 'isHidden' | 'disablePossible'>;

export const isFor = (section: Pick<Section, 'for'>, infoStatus: InfoStatus): boolean =>
  section.for === audienceOf(infoStatus);

/** The sections of the first model that a section of the full one asks again. The full model asks nothing of who somebody is, of their bank or of past credit. */
const ASKED_AGAIN: readonly string[] = ['occupational_information', 'income_information', 'debt_information'];

/** Whether a borrower of the full model is asked a section of the first one too, which stands beside their own until it is verified. */
export const isAskedBesides = (section: Pick<Section, 'for' | 'sId'>, infoStatus: InfoStatus): boolean =>
  infoStatus !== 'FirstModel' && section.for === 'PreQualUser' && !ASKED_AGAIN.includes(section.sId);

export const isAskedOf = (section: Pick<Section, 'for' | 'sId'>, infoStatus: InfoStatus): boolean =>
  isFor(section, infoStatus) || isAskedBesides(section, infoStatus);

type Card = Pick<InformationItem, 'userStatus'>;

/** Whether it stands in the 'Submit Data' tab: what is not submitted yet, or is done with. */
export const isForDataTab = ({ userStatus }: Card): boolean =>
  userStatus === null || userStatus === 'Verified';

/** Whether it stands in the documents tab: submitted, and its documents not sent yet or rejected. */
export const isForDocumentsTab = ({ userStatus }: Card): boolean =>
  userStatus === 'Submitted' || userStatus === 'Rejected';
