// What the address asks of the audit trail, so that a search can be shared; what it cannot mean is left out.
import { useSearchParams } from 'react-router';
import { readDay } from '#shared/calendar.ts';
import { auditActions, auditKinds } from '#texts/staff-audit.ts';

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

export function useSearch(): Search {
  const [address] = useSearchParams();
  const asked = (name: keyof Search, isMeant: (value: string) => boolean) => {
    const value = (address.get(name) ?? '').trim().slice(0, 100);
    return isMeant(value) ? value : '';
  };
  const person = asked('person', () => true);
  return {
    account: person === '' ? asked('account', (value) => UUID.test(value)) : '',
    person,
    staff: asked('staff', (value) => UUID.test(value)),
    action: asked('action', (value) => Object.hasOwn(auditActions, value)),
    kind: asked('kind', (value) => Object.hasOwn(auditKinds, value)),
    from: asked('from', (value) => readDay(value) !== null),
    to: asked('to', (value) => readDay(value) !== null),
  };
}
