import { useEffect, useMemo, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { users, type UsersState } from '@/features/people/entities';
import type { RequestsState } from '@/shared/store/requests';
import { announce } from '@/shared/ui/liveRegion/announce';
import type { OfferedRole } from '@/shared/wire/group';
import { useGroupDeskTexts } from '../ui/groupDeskTexts';
import { invitationsChosen, invitePerson } from './requests';

type State = UsersState & { requests: RequestsState };

const isInvited = (state: UsersState, id: string) => users.select(state, id)?.inviteStatus === 'out';

/**
 * Invites those who are chosen, whose invitations fail or succeed each for itself (GRP-06). Who is invited is chosen no
 * more; the others stay, with the failure.
 */
export function useInviting(groupId: string, all: readonly string[]) {
  const t = useGroupDeskTexts();
  const dispatch = useDispatch();
  const people = useSelector(({ users: known }: State) => known);
  const chosen = useMemo(() => all.filter((id) => !isInvited({ users: people }, id)), [all, people]);
  const stateOf = (state: State, userId: string) => invitePerson.select(state, { groupId, userId });
  const isPending = useSelector((state: State) =>
    chosen.some((id) => stateOf(state, id).status === 'pending'),
  );
  const failures = useSelector((state: State) =>
    chosen.filter((id) => stateOf(state, id).error !== null).join(' '),
  );
  const [firstFailed = ''] = failures.split(' ');
  const error = useSelector((state: State) => stateOf(state, firstFailed).error);
  const count = failures === '' ? 0 : failures.split(' ').length;
  const sent = useRef<readonly string[]>([]);
  const doneButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const invited = sent.current.filter((id) => isInvited({ users: people }, id)).length;
    if (isPending || invited + count < sent.current.length || invited === 0) return;
    sent.current = [];
    announce(t('picker.told', { count: invited }));
    // A disabled button loses the focus.
    if (chosen.length === 0) doneButton.current?.focus();
  }, [chosen, count, isPending, people, t]);

  return {
    /** Those who are chosen and not invited yet. */
    chosen,
    isPending,
    /** Values of the text that names those who could not be invited. */
    failed: { count, name: people[firstFailed]?.displayName ?? '' },
    /** The first failure, once all are answered. */
    error: isPending ? null : error,
    /** @param role left out where the backend speaks of none */
    invite: (role?: OfferedRole) => {
      sent.current = chosen;
      dispatch(
        invitationsChosen({ groupId, invitations: chosen.map((userId) => ({ groupId, userId, role })) }),
      );
    },
    doneButton,
  };
}
