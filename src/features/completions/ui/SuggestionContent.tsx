import { Hash } from 'lucide-react';
import { useSelector } from 'react-redux';
import { users, type UsersState } from '@/features/people/entities';
import { Avatar } from '@/shared/ui/avatar/Avatar';
import type { Suggestion } from '../types';
import { useCompletionTexts } from './completionTexts';
import styles from './Suggestions.module.css';

/** A person or a tag, as the inside of an option. */
export function SuggestionContent({ suggestion }: { suggestion: Suggestion }) {
  const t = useCompletionTexts();
  const person = useSelector((state: UsersState) =>
    suggestion.kind === 'user' ? users.select(state, suggestion.id) : undefined,
  );
  if (suggestion.kind === 'tag') {
    return (
      <>
        <Hash aria-hidden="true" />
        <bdi className={styles.text}>{suggestion.tag}</bdi>
        <span className={styles.aside}>{t('posts', { count: suggestion.posts })}</span>
      </>
    );
  }
  if (!person) return null;
  return (
    <>
      <Avatar name={person.displayName} image={person.avatar} size={32} />
      <bdi className={styles.text} title={person.displayName}>
        {person.displayName}
      </bdi>
      <span className={styles.aside}>@{person.permalink}</span>
    </>
  );
}
