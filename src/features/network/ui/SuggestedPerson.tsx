import { X } from 'lucide-react';
import { hideSuggestion } from '@/features/people/requests';
import { usePeopleTexts } from '@/features/people/ui/peopleTexts';
import { PersonEntry } from '@/features/presence/ui/PersonEntry';
import { useHandOnFocus } from '@/shared/lib/focus/useHandOnFocus';
import { useRequest } from '@/shared/store/useRequest';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import styles from './SuggestedPerson.module.css';

/** A person the member may know, to follow or hide (FOLW-03). */
export function SuggestedPerson({ id }: { id: string }) {
  return <PersonEntry id={id} action={<Hide id={id} />} />;
}

function Hide({ id }: { id: string }) {
  const t = usePeopleTexts();
  const { isPending, send } = useRequest(hideSuggestion, id);
  const holder = useHandOnFocus<HTMLSpanElement>('hide');
  return (
    <span {...holder} className={styles.hide}>
      <IconButton icon={X} size="sm" label={t('hide')} aria-disabled={isPending} onClick={() => send(id)} />
    </span>
  );
}
