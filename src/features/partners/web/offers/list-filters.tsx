// The search and the filter over a lender's table.
import { useSearchParams } from 'react-router';
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import { SearchBox, withParam } from '#platform/web/ui/list/search-box.tsx';
import { offerTexts as texts } from '#texts/partner-products.ts';
import type { OnOffer } from '../../contract/offers.ts';
import { ON_OFFER } from './list-address.ts';

type ListFiltersProps = { hint: string; status: OnOffer | undefined };

export function ListFilters({ hint, status }: ListFiltersProps) {
  const [, setAddress] = useSearchParams();
  return (
    <div className="flex flex-wrap items-end gap-4">
      <SearchBox label={texts.search} hint={hint} />
      <SelectField
        className="w-44"
        label={texts.status}
        placeholder={texts.anyStatus}
        required={false}
        value={status ?? ''}
        options={ON_OFFER.map((value) => ({ value, label: value }))}
        onValue={(value) =>
          setAddress((now) => withParam(now, 'status', value), { replace: true, preventScrollReset: true })
        }
      />
    </div>
  );
}
