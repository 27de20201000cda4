import { useSelector } from 'react-redux';
import { users, type UsersState } from '@/features/people/entities';
import { answerFollowInvite } from '@/features/people/requests';
import { PersonEntry } from '@/features/presence/ui/PersonEntry';
import { selectMyId } from '@/features/session/selectors';
import type { SessionState } from '@/features/session/slice';
import { useHandOnFocus } from '@/shared/lib/focus/useHandOnFocus';
import { useRequest } from '@/shared/store/useRequest';
import { AnswerButtons } from '@/shared/ui/answerButtons/AnswerButtons';
import { Button } from '@/shared/ui/button/Button';
import { changeRelation } from '../requests';
import { useNetworkTexts } from './networkTexts';
import { PersonOptions } from './PersonOptions';
import styles from './PeopleList.module.css';

type State = UsersState & { session: SessionState };

/** A person of a list with the available actions; a request to follow is answered in the row (FOLW-04). */
export function PersonListRow({ id }: { id: string }) {
  const person = useSelector((state: State) => users.select(state, id));
  const isMe = useSelector((state: State) => selectMyId(state) === id);
  if (!person) return null;
  const inviteId = person.inviteId ?? null;
  return (
    <div className={styles.row}>
      <PersonEntry
        id={id}
        main={person.blocked === true ? <Unblock id={id} /> : undefined}
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
  const { isPending, send } = useRequest(answerFollowInvite, { inviteId });
  const holder = useHandOnFocus<HTMLSpanElement>('answer');
  return (
    <span {...holder} className={styles.answer}>
      <AnswerButtons
        acceptLabel={t('accept')}
        refuseLabel={t('decline')}
        busyLabel={t('answering')}
        isPending={isPending}
        onAnswer={(isAccepted) => send({ inviteId, userId, isAccepted })}
      />
    </span>
  );
}

/** Replaces the follow button: a blocked person cannot be followed. */
function Unblock({ id }: { id: string }) {
  const t = useNetworkTexts();
  const { isPending, send } = useRequest(changeRelation, { id, change: 'unblock' });
  const holder = useHandOnFocus<HTMLButtonElement>('unblock');
  return (
    <Button
      {...holder}
      size="sm"
      isLoading={isPending}
      loadingLabel={t('unblocking')}
      onClick={() => send({ id, change: 'unblock' })}
    >
      {t('unblock')}
    </Button>
  );
}
