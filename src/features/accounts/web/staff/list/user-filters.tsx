// What the list of accounts can be narrowed by, as it stands in the address.
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import { useDaysAsked } from '#platform/web/ui/list/desk/days-shown.tsx';
import { useFilter } from '#platform/web/ui/list/filter.ts';
import { usePageNumber } from '#platform/web/ui/list/pager.tsx';
import { SearchBox } from '#platform/web/ui/list/search-box.tsx';
import type { UserType } from '#shared/actor.ts';
import { usersTexts as texts } from '../../../texts/staff-people.ts';
import { STATUSES } from '../account-state.tsx';

const USER_TYPES: readonly UserType[] = ['User', 'Partner', 'Moderator', 'Admin'];
const ASSIGNED = ['me', 'nobody'] as const;
const SORTS = ['-created', 'created', 'name', '-name'] as const;

/** What the address asks for; what it cannot mean is left out. */
export function useAsked() {
  const [userType] = useFilter('userType', USER_TYPES, 'User');
  const [assigned] = useFilter('assigned', ASSIGNED);
  return {
    page: usePageNumber(),
    search: useFilter('search')[0],
    userType,
    status: useFilter('status', STATUSES)[0],
    assigned: userType === 'User' ? assigned : undefined,
    sort: useFilter('sort', SORTS)[0],
    ...useDaysAsked(texts.happened),
  };
}

export function UserFilters() {
  const [userType, setUserType] = useFilter('userType', USER_TYPES, 'User');
  const [status = '', setStatus] = useFilter('status', STATUSES);
  const [assigned = '', setAssigned] = useFilter('assigned', ASSIGNED);
  return (
    <div className="flex flex-wrap items-end gap-4">
      <SearchBox label={texts.search} hint={texts.searchHint} />
      <SelectField
        className="w-40"
        label={texts.status}
        placeholder={texts.anyStatus}
        required={false}
        value={status}
        options={STATUSES.map((each) => ({ value: each, label: each }))}
        onValue={setStatus}
      />
      <SelectField
        className="w-40"
        label={texts.userType}
        placeholder={null}
        value={userType}
        options={USER_TYPES.map((each) => ({ value: each, label: texts.userTypes[each] }))}
        onValue={setUserType}
      />
      {userType === 'User' && (
        <SelectField
          className="w-44"
          label={texts.assigned}
          placeholder={texts.assignedAny}
          required={false}
          value={assigned}
          options={ASSIGNED.map((each) => ({ value: each, label: texts.assignedChoices[each] }))}
          onValue={setAssigned}
        />
      )}
    </div>
  );
}
