import { VisuallyHidden } from '@/shared/ui/visuallyHidden/VisuallyHidden';
import { suggestionKey } from '../types';
import type { CompletionList } from '../useCompletion';
import { useCompletionTexts } from './completionTexts';
import { SuggestionContent } from './SuggestionContent';
import styles from './Suggestions.module.css';

/**
 * Suggestions for the word being typed in a text area, see `useCompletion`. Placed in the text flow, so that no
 * dialog clips it.
 */
export function SuggestionList({
  list: { id, isOpen, suggestions, activeIndex, optionId, take },
}: {
  list: CompletionList;
}) {
  const t = useCompletionTexts();
  return (
    <>
      {isOpen && (
        <div
          id={id}
          role="listbox"
          aria-label={t('label')}
          className={styles.list}
          data-inline=""
          // Keeps the focus in the text area.
          onPointerDown={(event) => event.preventDefault()}
        >
          {suggestions.map((suggestion, index) => (
            <div
              key={suggestionKey(suggestion)}
              id={optionId(index)}
              role="option"
              aria-selected={index === activeIndex}
              className={styles.option}
              onClick={() => take(suggestion)}
            >
              <SuggestionContent suggestion={suggestion} />
            </div>
          ))}
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{isOpen && t('found', { count: suggestions.length })}</span>
      </VisuallyHidden>
    </>
  );
}
