import { useEffect, useRef } from 'react';
import { answerFollowInvite } from '@/features/people/requests';
import { usePeopleTexts } from '@/features/people/ui/peopleTexts';
import { useRequest } from '@/shared/store/useRequest';
import { AnswerButtons } from '@/shared/ui/answerButtons/AnswerButtons';
import type { Notification } from '../types';
import styles from './InviteAnswer.module.css';
import { useNotificationTexts } from './notificationTexts';

/** Accept or Decline for somebody who asks to follow, and then what became of it (NTF-05, FOLW-04). */
export function InviteAnswer({ notification }: { notification: Notification }) {
  const { entity, actorId: userId, outcome } = notification;
  const people = usePeopleTexts();
  const told = useRef<HTMLParagraphElement>(null);
  const wasAnsweredHere = useRef(false);
  useEffect(() => {
    // The buttons are gone that had the focus.
    if (outcome && wasAnsweredHere.current && document.activeElement === document.body) told.current?.focus();
  }, [outcome]);

  if (outcome) {
    return (
      <p ref={told} role="status" tabIndex={-1} className={styles.outcome}>
        {people(`answered.${outcome}`)}
      </p>
    );
  }
  if (entity.inviteId === null) return null;
  return (
    <div className={styles.answer}>
      <Answer inviteId={entity.inviteId} userId={userId} onSend={() => (wasAnsweredHere.current = true)} />
    </div>
  );
}

interface AnswerProps {
  inviteId: string;
  /** Who asks. */
  userId: string | null;
  onSend: () => void;
}

function Answer({ inviteId, userId, onSend }: AnswerProps) {
  const t = useNotificationTexts();
  const { isPending, send } = useRequest(answerFollowInvite, { inviteId });
  return (
    <AnswerButtons
      acceptLabel={t('accept')}
      refuseLabel={t('decline')}
      busyLabel={t('answering')}
      isPending={isPending}
      onAnswer={(isAccepted) => {
        onSend();
        send({ inviteId, userId, isAccepted, isToldInPlace: true });
      }}
    />
  );
}
