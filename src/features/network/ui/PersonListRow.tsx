import { useSelector } from 'react-redux';
import { users, type UsersState } from '@/features/people/entities';
import { answerFollowInvite } from '@/features/people/requests';
import { PersonEntry } from '@/features/presence/ui/PersonEntry';
import { selectMyId } from '@/features/session/selectors';
import type { SessionState } from '@/features/session/slice';
import { useRequest } from '@/shared/store/useRequest';
import { AnswerButtons } from '@/shared/ui/answerButtons/AnswerButtons';
import { useNetworkTexts } from './networkTexts';
import { PersonOptions } from './PersonOptions';
import styles from './PeopleList.module.css';

type State = UsersState & { session: SessionState };

/** A person of a list with all that the member can do about them; who asks to follow is answered in the row (FOLW-04). */
export function PersonListRow({ id }: { id: string }) {
  const person = useSelector((state: State) => users.select(state, id));
  const isMe = useSelector((state: State) => selectMyId(state) === id);
  if (!person) return null;
  const inviteId = person.inviteId ?? null;
  return (
    <div className={styles.row}>
      <PersonEntry
        id={id}
        action={
          isMe ? undefined : (
            <>
              {inviteId !== null && <RequestAnswer inviteId={inviteId} userId={id} />}
              <PersonOptions person={person} />
            </>
          )
        }
      />
    </div>
  );
}

function RequestAnswer({ inviteId, userId }: { inviteId: string; userId: string }) {
  const t = useNetworkTexts();
  const { isPending, send } = useRequest(answerFollowInvite, inviteId);
  return (
    <AnswerButtons
      acceptLabel={t('accept')}
      refuseLabel={t('decline')}
      busyLabel={t('answering')}
      isPending={isPending}
      onAnswer={(isAccepted) => send({ inviteId, userId, isAccepted })}
    />
  );
}
