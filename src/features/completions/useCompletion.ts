import { useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { users, type UsersState } from '@/features/people/entities';
import { replaceText } from '@/shared/lib/textFields/replaceText';
import { selectSuggestions, termTyped, type CompletionsState } from './slice';
import { suggestionKey, type Suggestion } from './types';
import { useChosen } from './useChosen';

/** `@` or `#` with the characters up to the caret, unless a word or address runs into it. */
const wordAtCaret = /(?<![\p{L}\p{N}_@#&/.])[@#][\p{L}\p{M}\p{N}_-]{1,50}$/u;

interface Word {
  text: string;
  /** Start of the word in the field. */
  from: number;
}

/**
 * Suggests members and tags while `@` or `#` and a word are typed in a text area (POST-09). Up and Down move,
 * Enter and Tab take the chosen one, Escape closes.
 * Spread `fieldProps` on the text area and show `list` below it.
 */
export function useCompletion(
  field: RefObject<HTMLTextAreaElement | null>,
  onChange: (value: string) => void,
) {
  const id = useId();
  const dispatch = useDispatch();
  const store = useStore<UsersState>();
  const [word, setWord] = useState<Word | null>(null);
  const suggestions = useSelector((state: CompletionsState) => selectSuggestions(state, id));
  const chosen = useChosen(suggestions.map(suggestionKey));
  const isOpen = word !== null && suggestions.length > 0;
  // A mention is meant to be completed; a tag may be new, so nothing is chosen ahead.
  const first = word?.text.startsWith('@') === true ? 0 : -1;
  const activeIndex = isOpen ? (chosen.index < 0 ? first : chosen.index) : -1;

  const close = () => {
    if (word === null) return;
    setWord(null);
    dispatch(termTyped({ field: id, term: '' }));
  };
  const follow = () => {
    const element = field.current;
    if (!element) return;
    const { selectionStart: caret, selectionEnd } = element;
    const found = caret === selectionEnd ? wordAtCaret.exec(element.value.slice(0, caret)) : null;
    if (found === null) {
      close();
      return;
    }
    if (found[0] === word?.text && found.index === word.from) return;
    setWord({ text: found[0], from: found.index });
    chosen.choose(-1);
    dispatch(termTyped({ field: id, term: found[0] }));
  };
  const take = (suggestion: Suggestion) => {
    const element = field.current;
    if (!element || word === null) return;
    const text =
      suggestion.kind === 'tag'
        ? `#${suggestion.tag} `
        : `@${users.select(store.getState(), suggestion.id)?.permalink ?? ''} `;
    replaceText(element, text, onChange, [word.from, word.from + word.text.length]);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const suggestion = suggestions[activeIndex];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      chosen.move(activeIndex, event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape') {
      // Keeps a surrounding dialog open.
      event.stopPropagation();
      close();
    } else if (
      (event.key === 'Enter' || event.key === 'Tab') &&
      suggestion &&
      !event.ctrlKey &&
      !event.metaKey
    ) {
      event.preventDefault();
      take(suggestion);
    }
  };
  const listId = `${id}-list`;
  const optionId = (index: number) => `${id}-${index}`;
  return {
    fieldProps: {
      'aria-autocomplete': 'list' as const,
      'aria-haspopup': 'listbox' as const,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': activeIndex >= 0 ? optionId(activeIndex) : undefined,
      onSelect: follow,
      onBlur: close,
    },
    /** Runs first; an event whose default it prevents is not handled further. */
    onKeyDown,
    list: { id: listId, isOpen, suggestions, activeIndex, optionId, take },
  };
}

export type CompletionList = ReturnType<typeof useCompletion>['list'];
