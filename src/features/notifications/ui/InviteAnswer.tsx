import { answerFollowInvite } from '@/features/people/requests';
import { useRequest } from '@/shared/store/useRequest';
import { AnswerButtons } from '@/shared/ui/answerButtons/AnswerButtons';
import styles from './InviteAnswer.module.css';
import { useNotificationTexts } from './notificationTexts';

interface InviteAnswerProps {
  inviteId: string;
  /** Who asks. */
  userId: string | null;
}

/** Accept or Decline for somebody who asks to follow (NTF-05, FOLW-04). */
export function InviteAnswer({ inviteId, userId }: InviteAnswerProps) {
  const t = useNotificationTexts();
  const { isPending, send } = useRequest(answerFollowInvite, inviteId);
  return (
    <div className={styles.answer}>
      <AnswerButtons
        acceptLabel={t('accept')}
        refuseLabel={t('decline')}
        busyLabel={t('answering')}
        isPending={isPending}
        onAnswer={(isAccepted) => send({ inviteId, userId, isAccepted })}
      />
    </div>
  );
}
