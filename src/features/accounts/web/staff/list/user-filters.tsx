// What the list of accounts can be narrowed by, as it stands in the address.
import { useSearchParams } from 'react-router';
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import { SearchBox, withParam } from '#platform/web/ui/list/search-box.tsx';
import type { UserStatus, UserType } from '#shared/actor.ts';
import { usersTexts as texts } from '#texts/staff-people.ts';
import { STATUSES } from '../account-state.tsx';

const USER_TYPES: readonly UserType[] = ['User', 'Partner', 'Moderator', 'Admin'];
const ASSIGNED = ['me', 'nobody'] as const;
const SORTS = ['-created', 'created', 'name', '-name'] as const;

export const readUserType = (text: string | null): UserType =>
  USER_TYPES.find((type) => type === text) ?? 'User';
export const readAssigned = (text: string | null) => ASSIGNED.find((each) => each === text);
export const readSort = (text: string | null) => SORTS.find((sort) => sort === text);

type UserFiltersProps = {
  userType: UserType;
  status: UserStatus | undefined;
  assigned: (typeof ASSIGNED)[number] | undefined;
};

export function UserFilters({ userType, status, assigned }: UserFiltersProps) {
  const [, setAddress] = useSearchParams();
  const set = (param: string) => (value: string) =>
    setAddress((now) => withParam(now, param, value), { replace: true, preventScrollReset: true });
  return (
    <div className="flex flex-wrap items-end gap-4">
      <SearchBox label={texts.search} hint={texts.searchHint} />
      <SelectField
        className="w-40"
        label={texts.status}
        placeholder={texts.anyStatus}
        required={false}
        value={status ?? ''}
        options={STATUSES.map((each) => ({ value: each, label: each }))}
        onValue={set('status')}
      />
      <SelectField
        className="w-40"
        label={texts.userType}
        placeholder={null}
        value={userType}
        options={USER_TYPES.map((each) => ({ value: each, label: texts.userTypes[each] }))}
        onValue={(chosen) => set('userType')(chosen === 'User' ? '' : chosen)}
      />
      {userType === 'User' && (
        <SelectField
          className="w-44"
          label={texts.assigned}
          placeholder={texts.assignedAny}
          required={false}
          value={assigned ?? ''}
          options={ASSIGNED.map((each) => ({ value: each, label: texts.assignedChoices[each] }))}
          onValue={set('assigned')}
        />
      )}
    </div>
  );
}
