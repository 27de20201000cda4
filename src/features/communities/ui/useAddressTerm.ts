import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDebounce } from '@/shared/lib/debounce/useDebounce';

/** The search of a list, kept in the address. `typed` is the field's text, `term` what is searched for. */
export function useAddressTerm() {
  const [query, setQuery] = useSearchParams();
  const term = (query.get('term') ?? '').trim();
  const [typed, setTyped] = useState(term);
  const [shown, setShown] = useState({ term, written: term });
  // The address was changed by a link, not by the field.
  if (shown.term !== term) {
    setShown({ term, written: term });
    if (shown.written !== term) setTyped(term);
  }
  const write = (value: string) => {
    setShown({ term, written: value.trim() });
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value.trim() === '') next.delete('term');
        else next.set('term', value.trim());
        return next;
      },
      { replace: true },
    );
  };
  const search = useDebounce(write);
  return {
    term,
    typed,
    type: (value: string) => {
      setTyped(value);
      search(value);
    },
    clear: () => {
      setTyped('');
      write('');
    },
  };
}
