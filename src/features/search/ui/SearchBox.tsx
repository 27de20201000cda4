import { lazy, Suspense, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { selectSuggestions, termTyped, type CompletionsState } from '@/features/completions/slice';
import styles from '@/features/completions/ui/Suggestions.module.css';
import { selectMyId } from '@/features/session/selectors';
import { maxSearchTermLength } from '@/shared/config/limits';
import { paths } from '@/shared/config/paths';
import { SearchField } from '@/shared/ui/searchField/SearchField';
import type { Choice } from './SearchChoices';
import { useSearchTexts } from './searchTexts';
import { useSlashKey } from './useSlashKey';

const loadChoices = () => import('./SearchChoices');
const SearchChoices = lazy(async () => ({ default: (await loadChoices()).SearchChoices }));
const loadRecent = () => import('../recentSearches');
const ignore = () => undefined;

/**
 * The header's search with suggestions (SHELL-04): a combobox whose arrows move, Enter opens, Escape clears, then
 * closes. While empty it offers recent searches, which Delete forgets; otherwise the first entry, and Enter
 * without one, searches for the typed term. Shows the term of the search page.
 */
export function SearchBox() {
  const t = useSearchTexts();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const myId = useSelector(selectMyId);
  const addressTerm = useAddressTerm();
  const [term, setTerm] = useState(addressTerm);
  const [shownFor, setShownFor] = useState(addressTerm);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [recent, setRecent] = useState<string[]>([]);
  const suggestions = useSelector((state: CompletionsState) => selectSuggestions(state, id));
  useSlashKey(field);

  if (shownFor !== addressTerm) {
    setShownFor(addressTerm);
    setTerm(addressTerm);
  }

  const typed = term.trim();
  const choices: Choice[] =
    typed === ''
      ? recent.length > 0
        ? [...recent.map((former) => ({ kind: 'recent' as const, term: former })), { kind: 'clear' }]
        : []
      : [{ kind: 'term', term: typed }, ...suggestions];
  const isListShown = isOpen && choices.length > 0;
  const activeIndex = isListShown && active < choices.length ? active : -1;
  const optionId = (index: number) => `${id}-${index}`;

  function change(next: string) {
    setTerm(next);
    setActive(-1);
    setIsOpen(true);
    dispatch(termTyped({ field: id, term: next }));
  }

  function prepare() {
    void loadChoices().catch(ignore);
    if (myId === null) return;
    void loadRecent()
      .then(({ recentSearches }) => recentSearches(myId))
      .then(setRecent, ignore);
  }

  function open(to: string, searched?: string) {
    setIsOpen(false);
    setActive(-1);
    // Gives up suggestions under way, which would reopen the list.
    dispatch(termTyped({ field: id, term: '' }));
    if (myId !== null && searched !== undefined)
      void loadRecent()
        .then(({ rememberSearch }) => rememberSearch(myId, searched))
        .then(prepare, ignore);
    void navigate(to);
  }

  function forget(former: string | null) {
    if (myId === null) return;
    void loadRecent()
      .then(({ forgetSearch }) => forgetSearch(myId, former))
      .then(prepare, ignore);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && choices.length > 0) {
      event.preventDefault();
      setIsOpen(true);
      setActive(step(activeIndex, event.key === 'ArrowDown' ? 1 : -1, choices.length));
    } else if (event.key === 'Escape' && term === '') {
      setIsOpen(false);
    } else if (event.key === 'Enter' && activeIndex < 0 && typed !== '') {
      open(paths.search(typed), typed);
    } else if (event.key === 'Enter' && activeIndex >= 0) {
      // The option handles its own click.
      document.getElementById(optionId(activeIndex))?.click();
    } else if (event.key === 'Delete' && choices[activeIndex]?.kind === 'recent') {
      event.preventDefault();
      forget(choices[activeIndex].term);
    }
  }

  return (
    <div role="search" className={styles.box}>
      <SearchField
        ref={field}
        label={t('label')}
        placeholder={t('placeholder')}
        role="combobox"
        aria-haspopup={typed === '' ? 'grid' : 'listbox'}
        aria-expanded={isListShown}
        aria-controls={isListShown ? id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={activeIndex >= 0 ? optionId(activeIndex) : undefined}
        maxLength={maxSearchTermLength}
        value={term}
        onChange={change}
        onKeyDown={onKeyDown}
        onFocus={() => {
          prepare();
          if (typed === '' || typed !== addressTerm) setIsOpen(true);
        }}
        onBlur={() => setIsOpen(false)}
      />
      {isListShown && (
        <Suspense fallback={null}>
          <SearchChoices
            id={id}
            choices={choices}
            activeIndex={activeIndex}
            onOpen={open}
            onForget={forget}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The term in the search page's address; empty elsewhere. */
function useAddressTerm(): string {
  const { pathname, search } = useLocation();
  return pathname === '/search' ? (new URLSearchParams(search).get('term') ?? '') : '';
}

/** Moves a position cyclically; −1 means none. */
function step(from: number, by: 1 | -1, count: number): number {
  if (from < 0) return by === 1 ? 0 : count - 1;
  return (from + by + count) % count;
}
