import { useState } from 'react';
import { useDebounce } from '@/shared/lib/debounce/useDebounce';

/**
 * The text of a search field whose term is kept in the address: what is typed is written there after a pause, and a
 * link that changes the address changes the field.
 * @param term that the address names
 * @param write puts a term into the address
 */
export function useTypedTerm(term: string, write: (term: string) => void) {
  const [typed, setTyped] = useState(term);
  const [shown, setShown] = useState({ term, written: term });
  if (shown.term !== term) {
    setShown({ term, written: term });
    // The address was changed by a link, not by the field.
    if (shown.written !== term) setTyped(term);
  }
  const writeTyped = (value: string) => {
    setShown({ term, written: value.trim() });
    write(value.trim());
  };
  const search = useDebounce((value: string) => {
    // The field may have been emptied meanwhile, also by a link.
    if (value === typed) writeTyped(value);
  });
  return {
    typed,
    type: (value: string) => {
      setTyped(value);
      search(value);
    },
    clear: () => {
      setTyped('');
      writeTyped('');
    },
  };
}
