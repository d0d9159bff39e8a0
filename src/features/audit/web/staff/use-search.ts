// What the address asks of the audit log, so that a search can be shared; what it cannot mean leaves it.
import { useFilter, useFilters, useUnknownLeave } from '#platform/web/ui/list/filter.ts';
import { readDay } from '#shared/calendar.ts';
import { auditFilters } from '../../fields/staff-audit-list.ts';

export type Search = {
  /** One account, where no part of a name is asked for. */
  account: string;
  person: string;
  staff: string;
  action: string;
  kind: string;
  from: string;
  to: string;
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** `actions`: all that can have been done; absent while they are not known. */
export function useSearch(actions: readonly { action: string }[] | undefined): Search {
  const [person] = useFilter('person');
  const { kind = '' } = useFilters(auditFilters);
  const asked = {
    account: useFilter('account')[0],
    staff: useFilter('staff')[0],
    action: useFilter('action')[0],
    from: useFilter('from')[0],
    to: useFilter('to')[0],
  };
  const isKnown = {
    account: UUID.test(asked.account),
    staff: UUID.test(asked.staff),
    action: actions?.some(({ action }) => action === asked.action) ?? false,
    from: readDay(asked.from) !== null,
    to: readDay(asked.to) !== null,
  };
  const params = Object.keys(asked) as (keyof typeof asked)[];
  useUnknownLeave(actions ? params : [], (param) => isKnown[param as keyof typeof asked]);
  const known = Object.fromEntries(
    params.map((param) => [param, isKnown[param] ? asked[param] : '']),
  ) as typeof asked;
  return { ...known, account: person === '' ? known.account : '', person, kind };
}
