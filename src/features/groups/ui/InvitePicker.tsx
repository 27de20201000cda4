import { useCallback, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { users, type UsersState } from '@/features/people/entities';
import { maxSearchTermLength } from '@/shared/config/limits';
import { paths } from '@/shared/config/paths';
import { useDebounce } from '@/shared/lib/debounce/useDebounce';
import { usePagedList } from '@/shared/store/usePagedList';
import { useRequest } from '@/shared/store/useRequest';
import { Badge } from '@/shared/ui/badge/Badge';
import { Button } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { Modal } from '@/shared/ui/modal/Modal';
import { PersonRow } from '@/shared/ui/personRow/PersonRow';
import { SearchField } from '@/shared/ui/searchField/SearchField';
import { PersonRowSkeleton } from '@/shared/ui/skeleton/PersonRowSkeleton';
import { StillWorking } from '@/shared/ui/stillWorking/StillWorking';
import { useTexts } from '@/shared/i18n/useTexts';
import { useHandOnFocus } from '@/shared/lib/focus/useHandOnFocus';
import { invitable } from '../desk/lists';
import { actOnMember } from '../requests';
import styles from './Groups.module.css';
import { useGroupPageTexts } from './groupPageTexts';

interface InvitePickerProps {
  groupId: string;
  onClose: () => void;
}

/** People who are not in the group, each with a button that invites them (GRP-06). */
export function InvitePicker({ groupId, onClose }: InvitePickerProps) {
  const t = useGroupPageTexts();
  const common = useTexts('common');
  const dispatch = useDispatch();
  const [typed, setTyped] = useState('');
  const [term, setTerm] = useState('');
  const search = useDebounce((value: string) => setTerm(value.trim()));
  const list = usePagedList(invitable, { groupId, term });
  const { reload } = list;
  // Invitations differ from group to group.
  useEffect(() => void reload(), [dispatch, groupId, reload]);
  const renderRow = useCallback(
    (id: string) => <Invitee key={id} groupId={groupId} userId={id} />,
    [groupId],
  );
  return (
    <Modal
      isOpen
      title={t('picker.title')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('picker.done')}</Button>}
    >
      <SearchField
        label={t('picker.search')}
        placeholder={t('picker.search')}
        maxLength={maxSearchTermLength}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          search(value);
        }}
      />
      <div className={styles.rows} aria-busy={list.isLoading}>
        {list.ids.length > 0 ? (
          <>
            <ul aria-label={t('picker.list')}>{list.ids.map(renderRow)}</ul>
            {list.error && <ErrorState title={t('picker.failed')} error={list.error} onRetry={list.retry} />}
            {list.hasMore && !list.error && !list.isStalled && list.ids.length < (list.count ?? Infinity) && (
              <Button isBlock isLoading={list.isLoading} onClick={list.loadMore}>
                {common('list.loadMore')}
              </Button>
            )}
          </>
        ) : list.error ? (
          <ErrorState title={t('picker.failed')} error={list.error} onRetry={list.retry} />
        ) : list.isLoading ? (
          <>
            <PersonRowSkeleton count={4} />
            <StillWorking onCancel={list.cancel} />
          </>
        ) : (
          <EmptyState seed="nobody" title={t('picker.none')} text={t('picker.noneText')} />
        )}
      </div>
    </Modal>
  );
}

function Invitee({ groupId, userId }: { groupId: string; userId: string }) {
  const t = useGroupPageTexts();
  const person = useSelector((state: UsersState) => users.select(state, userId));
  const { isPending, send } = useRequest(actOnMember, { groupId, userId });
  const holder = useHandOnFocus<HTMLSpanElement>('invite');
  if (!person) return null;
  const isInvited = person.inviteStatus === 'out';
  return (
    <li>
      <PersonRow
        name={person.displayName}
        to={paths.profile(person.permalink)}
        image={person.avatar}
        meta={`@${person.permalink}`}
        action={
          isInvited ? (
            <Badge>{t('picker.invited')}</Badge>
          ) : (
            <span {...holder} className={styles.holder}>
              <Button
                size="sm"
                isLoading={isPending}
                loadingLabel={t('picker.inviting')}
                onClick={() => send({ groupId, userId, inviteId: null, act: 'invite' })}
              >
                {t('picker.invite')}
              </Button>
            </span>
          )
        }
      />
    </li>
  );
}
