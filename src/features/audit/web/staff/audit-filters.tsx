// The search of the audit log: whose record, who did it, what, on which kind of record, when.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { DateField } from '#platform/web/ui/form/date-field.tsx';
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import { useFilter } from '#platform/web/ui/list/filter.ts';
import { SearchBox } from '#platform/web/ui/list/search-box.tsx';
import { auditKinds, auditTexts as texts } from '../../texts/staff-audit.ts';
import { staffQuery } from './queries.ts';
import type { Search } from './use-search.ts';

const KINDS = Object.entries(auditKinds)
  .map(([value, label]) => ({ value, label }))
  .toSorted((one, other) => one.label.localeCompare(other.label));

type Props = { search: Search; actions: readonly { action: string; what: string }[] };

export function AuditFilters({ search, actions }: Props) {
  const { data } = useQuery(staffQuery);
  const set = {
    staff: useFilter('staff')[1],
    action: useFilter('action')[1],
    kind: useFilter('kind')[1],
    from: useFilter('from')[1],
    to: useFilter('to')[1],
  };
  const choose = (param: keyof typeof set) => ({ value: search[param], onValue: set[param] });
  const people = (data?.staff ?? []).map(({ _id, fullName }) => ({ value: _id, label: fullName }));
  const isWrong = search.from !== '' && search.to !== '' && search.from > search.to;
  return (
    <div className="grid gap-4 rounded-lg border border-line bg-surface p-4">
      <SearchBox param="person" label={texts.person} hint={texts.personHint} />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[repeat(3,minmax(0,1fr))_auto_auto]">
        <SelectField
          label={texts.staff}
          required={false}
          placeholder={texts.anyStaff}
          options={people}
          {...choose('staff')}
        />
        <SelectField
          label={texts.action}
          required={false}
          placeholder={texts.anyAction}
          options={actions.map(({ action, what }) => ({ value: action, label: what }))}
          {...choose('action')}
        />
        <SelectField
          label={texts.kind}
          required={false}
          placeholder={texts.anyKind}
          options={KINDS}
          {...choose('kind')}
        />
        <DateField
          label={texts.from}
          required={false}
          error={isWrong ? texts.wrongDays : undefined}
          {...choose('from')}
        />
        <DateField label={texts.to} required={false} {...choose('to')} />
      </div>
      {Object.values(search).some((value) => value !== '') && (
        <Link
          to={{ search: '' }}
          replace
          className="link inline-flex min-h-11 items-center justify-self-start"
        >
          {texts.clear}
        </Link>
      )}
    </div>
  );
}
