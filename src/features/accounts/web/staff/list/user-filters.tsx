// What the list of accounts can be narrowed by, as it stands in the address.
import { ChoiceFilter } from '#platform/web/ui/list/desk/choice-filter.tsx';
import { useDaysAsked } from '#platform/web/ui/list/desk/days-shown.tsx';
import { usePageAsked } from '#platform/web/ui/list/desk/page-size.tsx';
import { useFilter } from '#platform/web/ui/list/filter.ts';
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
    ...usePageAsked(),
    search: useFilter('search')[0],
    userType,
    status: useFilter('status', STATUSES)[0],
    assigned: userType === 'User' ? assigned : undefined,
    sort: useFilter('sort', SORTS)[0],
    ...useDaysAsked(texts.happened),
  };
}

export function UserFilters() {
  const [userType] = useFilter('userType', USER_TYPES, 'User');
  return (
    <div className="flex flex-wrap items-end gap-4">
      <SearchBox label={texts.search} hint={texts.searchHint} />
      <ChoiceFilter
        param="status"
        choices={STATUSES}
        any={texts.anyStatus}
        label={texts.status}
        className="w-40"
      />
      <ChoiceFilter
        param="userType"
        choices={USER_TYPES}
        named={texts.userTypes}
        usual="User"
        label={texts.userType}
        className="w-40"
      />
      {userType === 'User' && (
        <ChoiceFilter
          param="assigned"
          choices={ASSIGNED}
          named={texts.assignedChoices}
          any={texts.assignedAny}
          label={texts.assigned}
          className="w-44"
        />
      )}
    </div>
  );
}
