import { useEffect, useRef } from 'react';
import { answerFollowInvite } from '@/features/people/requests';
import { usePeopleTexts } from '@/features/people/ui/peopleTexts';
import { useRequest } from '@/shared/store/useRequest';
import { AnswerButtons } from '@/shared/ui/answerButtons/AnswerButtons';
import type { Notification } from '../types';
import styles from './InviteAnswer.module.css';
import { useNotificationTexts } from './notificationTexts';

/** Accept and Decline for a request to follow, then its outcome (NTF-05, FOLW-04). */
export function InviteAnswer({ notification }: { notification: Notification }) {
  const { entity, actorId: userId, outcome } = notification;
  const people = usePeopleTexts();
  const told = useRef<HTMLParagraphElement>(null);
  const wasAnsweredHere = useRef(false);
  useEffect(() => {
    // The focused buttons have gone.
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
  /** The requesting person. */
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
