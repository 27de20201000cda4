import { useSearchParams } from 'react-router-dom';
import { useTypedTerm } from '@/shared/ui/searchField/useTypedTerm';

/** The search of a list, kept in the address. `typed` is the field's text, `term` what is searched for. */
export function useAddressTerm() {
  const [query, setQuery] = useSearchParams();
  const term = (query.get('term') ?? '').trim();
  const field = useTypedTerm(term, (value) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete('term');
        else next.set('term', value);
        return next;
      },
      { replace: true },
    ),
  );
  return { term, ...field };
}
