import { useId, useRef } from 'react';
import styles from '@/features/completions/ui/Suggestions.module.css';
import { maxSearchTermLength } from '@/shared/config/limits';
import { lazyExtra } from '@/shared/ui/lazyPart/lazyExtra';
import { SearchField } from '@/shared/ui/searchField/SearchField';
import { useSearchTexts } from './searchTexts';
import { loadChoices, useSearchBox } from './useSearchBox';
import { useSlashKey } from './useSlashKey';

const SearchChoices = lazyExtra(async () => (await loadChoices()).SearchChoices);

/**
 * The header's search with suggestions (SHELL-04): a combobox whose arrows move, Enter opens, Escape clears, then
 * closes. While empty it offers recent searches, which Delete forgets; otherwise the first entry, and Enter
 * without one, searches for the typed term. Shows the term of the search page.
 */
export function SearchBox() {
  const t = useSearchTexts();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useSlashKey(field);
  const box = useSearchBox(id);
  return (
    <div role="search" className={styles.box}>
      <SearchField
        ref={field}
        label={t('label')}
        placeholder={t('placeholder')}
        role="combobox"
        aria-haspopup={box.hasTerm ? 'listbox' : 'grid'}
        aria-expanded={box.isListShown}
        aria-controls={box.isListShown ? id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={box.activeIndex >= 0 ? box.optionId(box.activeIndex) : undefined}
        maxLength={maxSearchTermLength}
        value={box.term}
        onChange={box.change}
        onKeyDown={box.onKeyDown}
        onFocus={box.onFocus}
        onBlur={box.close}
      />
      {box.isListShown && (
        <SearchChoices
          id={id}
          choices={box.choices}
          matchesNothing={box.matchesNothing}
          activeIndex={box.activeIndex}
          onOpen={box.open}
          onForget={box.forget}
        />
      )}
    </div>
  );
}
