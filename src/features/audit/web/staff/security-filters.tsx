// The search of the security events, kept in the address; what the address cannot mean leaves it.
import { X } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { DateField } from '#platform/web/ui/form/date-field.tsx';
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import { useFilter, useFilters, useUnknownLeave, withParam } from '#platform/web/ui/list/filter.ts';
import { SearchBox } from '#platform/web/ui/list/search-box.tsx';
import { readDay } from '#shared/calendar.ts';
import type { SecurityEventRow } from '../../contract.ts';
import { securityFilters } from '../../fields/staff-security-list.ts';
import { auditTexts } from '../../texts/staff-audit.ts';
import { securityKinds, securityTexts as texts } from '../../texts/staff-security.ts';

export type SecuritySearch = {
  kind: SecurityEventRow['kind'] | undefined;
  address: string;
  account: string;
  from: string;
  to: string;
};

const OPTIONS = securityFilters.kind.map((value) => ({ value, label: securityKinds[value] }));
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function useSecuritySearch(): SecuritySearch {
  const [account] = useFilter('account');
  const [from] = useFilter('from');
  const [to] = useFilter('to');
  const known = {
    account: UUID.test(account) ? account : '',
    from: readDay(from) === null ? '' : from,
    to: readDay(to) === null ? '' : to,
  };
  useUnknownLeave(Object.keys(known), (param) => known[param as keyof typeof known] !== '');
  return { ...useFilters(securityFilters), ...known };
}

export function SecurityFilters({ search }: { search: SecuritySearch }) {
  const [address] = useSearchParams();
  const [, setKind] = useFilter('kind');
  const [, setFrom] = useFilter('from');
  const [, setTo] = useFilter('to');
  const isWrong = search.from !== '' && search.to !== '' && search.from > search.to;
  return (
    <div className="grid gap-4 rounded-lg border border-line bg-surface p-4">
      <SearchBox param="address" label={texts.address} hint={texts.address} />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_auto_auto]">
        <SelectField
          label={texts.kind}
          required={false}
          placeholder={texts.anyKind}
          options={OPTIONS}
          value={search.kind ?? ''}
          onValue={setKind}
        />
        <DateField
          label={auditTexts.from}
          required={false}
          error={isWrong ? auditTexts.wrongDays : undefined}
          value={search.from}
          onValue={setFrom}
        />
        <DateField label={auditTexts.to} required={false} value={search.to} onValue={setTo} />
      </div>
      {search.account !== '' && (
        <Link
          to={{ search: `?${withParam(address, 'account', '')}` }}
          aria-current="true"
          className="inline-flex min-h-11 items-center gap-2 justify-self-start rounded-full border border-leaf bg-leaf-soft px-4 font-semibold text-sm"
        >
          {texts.account}
          <X aria-hidden="true" className="size-4" />
        </Link>
      )}
      {Object.values(search).some((value) => value !== '' && value !== undefined) && (
        <Link
          to={{ search: '?view=security' }}
          replace
          preventScrollReset
          className="link inline-flex min-h-11 items-center justify-self-start"
        >
          {texts.clear}
        </Link>
      )}
    </div>
  );
}
