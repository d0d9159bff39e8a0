// The search and the filter over a lender's table.
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import { useFilter } from '#platform/web/ui/list/filter.ts';
import { SearchBox } from '#platform/web/ui/list/search-box.tsx';
import { ON_OFFER } from '../../../fields/partner-loan.ts';
import { offerTexts as texts } from '../../../texts/partner-products.ts';

export function ListFilters({ hint }: { hint: string }) {
  const [status = '', setStatus] = useFilter('status', ON_OFFER);
  return (
    <div className="flex flex-wrap items-end gap-4">
      <SearchBox label={texts.search} hint={hint} />
      <SelectField
        className="w-44"
        label={texts.status}
        placeholder={texts.anyStatus}
        required={false}
        value={status}
        options={ON_OFFER.map((value) => ({ value, label: value }))}
        onValue={setStatus}
      />
    </div>
  );
}
