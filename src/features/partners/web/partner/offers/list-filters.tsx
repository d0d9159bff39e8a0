// The search and the filter over a lender's table.
import { ChoiceFilter } from '#platform/web/ui/list/desk/choice-filter.tsx';
import { SearchBox } from '#platform/web/ui/list/search-box.tsx';
import { offerFilters } from '../../../fields/partner-offer-lists.ts';
import { offerTexts as texts } from '../../../texts/partner-products.ts';

export function ListFilters({ hint }: { hint: string }) {
  return (
    <div className="flex flex-wrap items-end gap-4">
      <SearchBox label={texts.search} hint={hint} />
      <ChoiceFilter
        param="status"
        choices={offerFilters.status}
        any={texts.anyStatus}
        label={texts.status}
        className="w-44"
      />
    </div>
  );
}
