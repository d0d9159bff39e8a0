// Whether a form of the record that is shown is open: it stands in the address, so that 'back' leads out of it.
import { useSearchParams } from 'react-router';

/** `form` names it where the record has more than one. */
export function useEditing(form = 'edit') {
  const [address, setAddress] = useSearchParams();
  return {
    isEditing: address.get('form') === form,
    setEditing: (open: boolean, { replace = false } = {}) =>
      setAddress(
        (now) => {
          const next = new URLSearchParams(now);
          if (open) next.set('form', form);
          else next.delete('form');
          return next;
        },
        { replace },
      ),
  };
}

/** The query string without `form`: the filters and page of the list beneath, by which a link leads back to it unchanged. */
export function useListSearch(): string {
  const [address] = useSearchParams();
  const list = new URLSearchParams(address);
  list.delete('form');
  return list.size > 0 ? `?${list}` : '';
}
