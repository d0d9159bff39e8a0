// What the list of accounts can be narrowed by, as it stands in the address.
import { ChoiceFilter } from '#platform/web/ui/list/desk/choice-filter.tsx';
import { useDaysAsked } from '#platform/web/ui/list/desk/days-shown.tsx';
import { usePageAsked } from '#platform/web/ui/list/desk/page-size.tsx';
import { useFilters } from '#platform/web/ui/list/filter.ts';
import { SearchBox } from '#platform/web/ui/list/search-box.tsx';
import { accountFilters } from '../../../fields/staff-account-list.ts';
import { usersTexts as texts } from '../../../texts/staff-people.ts';

/** What the address asks for; what it cannot mean is left out. Staff look after borrowers alone. */
export function useAsked() {
  const filters = useFilters(accountFilters);
  return {
    ...usePageAsked(),
    ...filters,
    assigned: filters.userType === 'User' ? filters.assigned : undefined,
    ...useDaysAsked(texts.happened),
  };
}

export function UserFilters() {
  const { userType } = useFilters(accountFilters);
  return (
    <div className="flex flex-wrap items-end gap-4">
      <SearchBox label={texts.search} hint={texts.searchHint} />
      <ChoiceFilter
        param="status"
        choices={accountFilters.status}
        any={texts.anyStatus}
        label={texts.status}
        className="w-40"
      />
      <ChoiceFilter
        param="userType"
        {...accountFilters.userType}
        named={texts.userTypes}
        label={texts.userType}
        className="w-40"
      />
      {userType === 'User' && (
        <ChoiceFilter
          param="assigned"
          choices={accountFilters.assigned}
          named={texts.assignedChoices}
          any={texts.assignedAny}
          label={texts.assigned}
          className="w-44"
        />
      )}
    </div>
  );
}
