import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { hidingInvitations } from '@/features/groups/leaving';
import { actOnMember, answerInvitation } from '@/features/groups/requests';
import { answerFollowInvite } from '@/features/people/requests';
import type { InviteOutcome } from '@/features/people/types';
import { usePeopleTexts } from '@/features/people/ui/peopleTexts';
import { useRequest } from '@/shared/store/useRequest';
import { useWaiting } from '@/shared/undo/useWaiting';
import { AnswerButtons } from '@/shared/ui/answerButtons/AnswerButtons';
import type { Notification } from '../types';
import { isGroupRequest } from '../wording';
import styles from './InviteAnswer.module.css';
import { useNotificationTexts } from './notificationTexts';

/**
 * Accept and Decline for a request to follow, Accept and Hide for an invitation to a group and a request to join one;
 * then the outcome (NTF-05, FOLW-04, GRP-05). A hidden invitation can be taken back for six seconds (HOUR-04).
 */
export function InviteAnswer({ notification }: { notification: Notification }) {
  const { entity, actorId: userId } = notification;
  const outcome = useOutcome(notification);
  const tell = useOutcomeText(notification);
  const told = useRef<HTMLParagraphElement>(null);
  const wasAnsweredHere = useRef(false);
  useEffect(() => {
    // The focused buttons have gone.
    if (outcome && wasAnsweredHere.current && document.activeElement === document.body) told.current?.focus();
  }, [outcome]);

  if (outcome) {
    return (
      <p ref={told} role="status" tabIndex={-1} className={styles.outcome}>
        {tell(outcome)}
      </p>
    );
  }
  if (entity.inviteId === null) return null;
  const answer = { inviteId: entity.inviteId, userId, onSend: () => (wasAnsweredHere.current = true) };
  const groupId = entity.id ?? '';
  return (
    <div className={styles.answer}>
      {notification.modelType !== 'groupinvite' ? (
        <Answer {...answer} />
      ) : isGroupRequest(notification) ? (
        <JoinAnswer {...answer} groupId={groupId} />
      ) : (
        <InvitationAnswer {...answer} groupId={groupId} />
      )}
    </div>
  );
}

/** The outcome, also of an invitation that is hidden but may still be taken back. */
function useOutcome(notification: Notification): InviteOutcome | null {
  const { isDone } = useWaiting(hidingInvitations.name, notification.entity.id ?? '');
  const isHidden = isDone && notification.modelType === 'groupinvite' && !isGroupRequest(notification);
  return notification.outcome ?? (isHidden ? 'declined' : null);
}

function useOutcomeText(notification: Notification) {
  const t = useNotificationTexts();
  const people = usePeopleTexts();
  return (outcome: InviteOutcome) => {
    if (notification.modelType !== 'groupinvite') return people(`answered.${outcome}`);
    return isGroupRequest(notification) ? t(`joinAnswered.${outcome}`) : t(`invitationAnswered.${outcome}`);
  };
}

interface AnswerProps {
  inviteId: string;
  /** The requesting person. */
  userId: string | null;
  onSend: () => unknown;
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

type GroupAnswerProps = AnswerProps & { groupId: string };

/** Answers an invitation to a group. */
function InvitationAnswer({ inviteId, groupId, onSend }: GroupAnswerProps) {
  const t = useNotificationTexts();
  const dispatch = useDispatch();
  const { isPending, send } = useRequest(answerInvitation, { inviteId });
  return (
    <AnswerButtons
      acceptLabel={t('accept')}
      refuseLabel={t('hide')}
      busyLabel={t('answering')}
      isPending={isPending}
      onAnswer={(isAccepted) => {
        onSend();
        if (isAccepted) send({ groupId, inviteId, isAccepted });
        else dispatch(hidingInvitations.act([{ id: groupId, name: null, inviteId }]));
      }}
    />
  );
}

/** Answers a request to join a group of which the member is an admin. */
function JoinAnswer({ inviteId, groupId, userId, onSend }: GroupAnswerProps) {
  const t = useNotificationTexts();
  const person = { groupId, userId: userId ?? '' };
  const { isPending, send } = useRequest(actOnMember, person);
  return (
    <AnswerButtons
      acceptLabel={t('accept')}
      refuseLabel={t('hide')}
      busyLabel={t('answering')}
      isPending={isPending}
      onAnswer={(isAccepted) => {
        onSend();
        send({ ...person, inviteId, act: isAccepted ? 'admit' : 'refuse' });
      }}
    />
  );
}
