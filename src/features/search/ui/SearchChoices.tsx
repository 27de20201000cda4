import { Search } from 'lucide-react';
import { useSelector } from 'react-redux';
import { suggestionKey, type Suggestion } from '@/features/completions/types';
import { useCompletionTexts } from '@/features/completions/ui/completionTexts';
import { SuggestionContent } from '@/features/completions/ui/SuggestionContent';
import styles from '@/features/completions/ui/Suggestions.module.css';
import { users, type UsersState } from '@/features/people/entities';
import { paths } from '@/shared/config/paths';
import { VisuallyHidden } from '@/shared/ui/visuallyHidden/VisuallyHidden';
import { RecentSearches } from './RecentSearches';
import { useResultTexts } from './resultTexts';

/** An option of the search box: the typed term, a recent search, forgetting them, or a suggestion. */
export type Choice =
  { kind: 'term'; term: string } | { kind: 'recent'; term: string } | { kind: 'clear' } | Suggestion;

interface SearchChoicesProps {
  /** Id of the list; options append their index. */
  id: string;
  choices: readonly Choice[];
  /** No person or tag matches the typed term. */
  matchesNothing: boolean;
  activeIndex: number;
  /** @param term the term, if it is a search */
  onOpen: (to: string, term?: string) => void;
  /** @param term a recent search; null for all */
  onForget: (term: string | null) => void;
}

/** The list under the search box, loaded on focus. */
export function SearchChoices({
  id,
  choices,
  matchesNothing,
  activeIndex,
  onOpen,
  onForget,
}: SearchChoicesProps) {
  const t = useResultTexts();
  const completions = useCompletionTexts();
  if (choices[0]?.kind === 'recent') {
    const terms = choices.flatMap((choice) => (choice.kind === 'recent' ? [choice.term] : []));
    return (
      <RecentSearches id={id} terms={terms} activeIndex={activeIndex} onOpen={onOpen} onForget={onForget} />
    );
  }
  const found = choices.filter(({ kind }) => kind === 'user' || kind === 'tag').length;
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label={completions('label')}
        className={styles.list}
        // Keeps the focus in the field; otherwise the list would close before the click.
        onPointerDown={(event) => event.preventDefault()}
      >
        {choices.map((choice, index) => (
          <Option
            key={choice.kind === 'user' || choice.kind === 'tag' ? suggestionKey(choice) : choice.kind}
            id={`${id}-${index}`}
            choice={choice}
            matchesNothing={matchesNothing}
            isActive={index === activeIndex}
            onOpen={onOpen}
          />
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">
          {found > 0 && completions('found', { count: found })}
          {matchesNothing && t('matchesNothing')}
        </span>
      </VisuallyHidden>
    </>
  );
}

interface OptionProps extends Pick<SearchChoicesProps, 'id' | 'matchesNothing' | 'onOpen'> {
  choice: Choice;
  isActive: boolean;
}

function Option({ choice, matchesNothing, isActive, id, onOpen }: OptionProps) {
  const t = useResultTexts();
  const person = useSelector((state: UsersState) =>
    choice.kind === 'user' ? users.select(state, choice.id) : undefined,
  );
  const option = { id, role: 'option', 'aria-selected': isActive, className: styles.option };
  if (choice.kind === 'term') {
    const { term } = choice;
    return (
      <div {...option} onClick={() => onOpen(paths.search(term), term)}>
        <Search aria-hidden="true" />
        <span className={styles.text} dir="auto">
          {t('searchFor', { term })}
        </span>
        {matchesNothing && <span className={styles.aside}>{t('matchesNothing')}</span>}
      </div>
    );
  }
  if (choice.kind === 'recent' || choice.kind === 'clear' || (choice.kind === 'user' && !person)) return null;
  const to =
    choice.kind === 'tag' ? paths.search(`#${choice.tag}`, 'post') : paths.profile(person?.permalink ?? '');
  return (
    <div {...option} onClick={() => onOpen(to)}>
      <SuggestionContent suggestion={choice} />
    </div>
  );
}
