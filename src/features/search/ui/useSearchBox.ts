import { useState, type KeyboardEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  selectMatchesNothing,
  selectSuggestions,
  termTyped,
  type CompletionsState,
} from '@/features/completions/slice';
import { suggestionKey, type Suggestion } from '@/features/completions/types';
import { useChosen } from '@/features/completions/useChosen';
import { paths } from '@/shared/config/paths';
import type { Choice } from './SearchChoices';
import { useRecentSearches } from './useRecentSearches';

const ignore = () => undefined;

export const loadChoices = () => import('./SearchChoices');

/**
 * Term, choices and keys of the search box.
 * @param id of the box; option ids append their index
 */
export function useSearchBox(id: string) {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { addressTerm, term, setTerm } = useTerm();
  const [isOpen, setIsOpen] = useState(false);
  const recent = useRecentSearches();
  const suggestions = useSelector((state: CompletionsState) => selectSuggestions(state, id));
  const matchesNothing = useSelector((state: CompletionsState) => selectMatchesNothing(state, id));

  const typed = term.trim();
  const choices = choicesFor(typed, recent.terms, suggestions);
  const isListShown = isOpen && choices.length > 0;
  const chosen = useChosen(choices.map(choiceKey));
  const activeIndex = isListShown ? chosen.index : -1;
  const optionId = (index: number) => `${id}-${index}`;

  function change(next: string) {
    setTerm(next);
    chosen.choose(-1);
    setIsOpen(true);
    dispatch(termTyped({ field: id, term: next }));
  }

  function prepare() {
    void loadChoices().catch(ignore);
    recent.load();
  }

  function open(to: string, searched?: string) {
    setIsOpen(false);
    chosen.choose(-1);
    // Gives up suggestions under way, which would reopen the list.
    dispatch(termTyped({ field: id, term: '' }));
    if (searched !== undefined) recent.remember(searched);
    void navigate(to);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && choices.length > 0) {
      event.preventDefault();
      setIsOpen(true);
      chosen.move(activeIndex, event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape' && term === '') {
      setIsOpen(false);
    } else if (event.key === 'Enter' && activeIndex < 0 && typed !== '') {
      open(paths.search(typed), typed);
    } else if (event.key === 'Enter' && activeIndex >= 0) {
      // The option handles its own click.
      document.getElementById(optionId(activeIndex))?.click();
    } else if (event.key === 'Delete' && choices[activeIndex]?.kind === 'recent') {
      event.preventDefault();
      chosen.choose(activeIndex + 1);
      recent.forget(choices[activeIndex].term);
    }
  }

  function onFocus() {
    prepare();
    if (typed === '' || typed !== addressTerm) setIsOpen(true);
  }

  return {
    term,
    hasTerm: typed !== '',
    choices,
    matchesNothing,
    isListShown,
    activeIndex,
    optionId,
    change,
    open,
    close: () => setIsOpen(false),
    forget: recent.forget,
    onKeyDown,
    onFocus,
  };
}

function choicesFor(typed: string, recent: readonly string[], suggestions: readonly Suggestion[]): Choice[] {
  if (typed !== '') return [{ kind: 'term', term: typed }, ...suggestions];
  if (recent.length === 0) return [];
  return [...recent.map((term) => ({ kind: 'recent' as const, term })), { kind: 'clear' }];
}

function choiceKey(choice: Choice): string {
  if (choice.kind === 'user' || choice.kind === 'tag') return suggestionKey(choice);
  return choice.kind === 'recent' ? `recent ${choice.term}` : choice.kind;
}

/** The term in the field; it follows the search page's address, and is empty on every other page that is opened. */
function useTerm() {
  const { pathname, search } = useLocation();
  const addressTerm = pathname === '/search' ? (new URLSearchParams(search).get('term') ?? '') : '';
  const [term, setTerm] = useState(addressTerm);
  const place = `${pathname} ${addressTerm}`;
  const [shownFor, setShownFor] = useState(place);
  if (shownFor !== place) {
    setShownFor(place);
    setTerm(addressTerm);
  }
  return { addressTerm, term, setTerm };
}
