// Which answers are sealed at rest: numbers that name a person to a bank or the state, wherever a form asks for them.
import type { FieldDefinition } from '#features/forms/contract.ts';

/** The ends of names that such fields have, as `second_account_number`; a driver's licence bears its owner's TRN. */
export const SEALED_NAMES = '(^|_)(trn|id_number|account_number)$';
const NAMED_SO = new RegExp(SEALED_NAMES);

/** Whether a field's answers are sealed: by its name, or because it is validated as a TRN. */
export const isSealed = ({
  name,
  validations = [],
}: Pick<FieldDefinition, 'name' | 'validations'>): boolean =>
  NAMED_SO.test(name) || validations.some(({ subtype }) => subtype === 'trn');
