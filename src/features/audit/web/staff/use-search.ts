// What the address asks of the audit log, so that a search can be shared; what it cannot mean is left out.
import { useFilter, useFilters } from '#platform/web/ui/list/filter.ts';
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

/** `actions`: all that can have been done. */
export function useSearch(actions: readonly { action: string }[]): Search {
  const [person] = useFilter('person');
  const account = useMeant('account', (value) => UUID.test(value));
  return {
    account: person === '' ? account : '',
    person,
    staff: useMeant('staff', (value) => UUID.test(value)),
    action: useMeant('action', (value) => actions.some(({ action }) => action === value)),
    kind: useFilters(auditFilters).kind ?? '',
    from: useMeant('from', (value) => readDay(value) !== null),
    to: useMeant('to', (value) => readDay(value) !== null),
  };
}

function useMeant(name: keyof Search, isMeant: (value: string) => boolean): string {
  const [value] = useFilter(name);
  return isMeant(value) ? value : '';
}
