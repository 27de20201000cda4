import { useSearchParams } from 'react-router-dom';
import { useSpeaks } from '@/features/session/useSpeaks';
import { ListSearch } from '@/features/communities/ui/ListSearch';
import { NothingFound } from '@/features/communities/ui/SearchedCommunities';
import { useAddressTerm } from '@/features/communities/ui/useAddressTerm';
import { paths } from '@/shared/config/paths';
import { useTexts } from '@/shared/i18n/useTexts';
import { usePagedList } from '@/shared/store/usePagedList';
import { useShownItems } from '@/shared/undo/useHidden';
import { Button } from '@/shared/ui/button/Button';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { Chip } from '@/shared/ui/chip/Chip';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { PersonRowSkeleton } from '@/shared/ui/skeleton/PersonRowSkeleton';
import { StillWorking } from '@/shared/ui/stillWorking/StillWorking';
import { leavingGroups } from '../leaving';
import { groupsOf } from '../lists';
import { GroupCard } from './GroupCard';
import cards from './GroupCard.module.css';
import styles from './Groups.module.css';
import { useGroupTexts } from './groupTexts';

const roles = ['admin', 'member'] as const;

/** The member's own groups as cards, with search and a choice of the role (GRP-01). */
export function MyGroups({ userId }: { userId: string }) {
  const t = useGroupTexts();
  const search = useAddressTerm();
  const [address] = useSearchParams();
  const speaksRoles = useSpeaks('groupLists');
  const role = speaksRoles ? roles.find((name) => name === address.get('role')) : undefined;
  const loaded = usePagedList(groupsOf, { userId, term: search.term, role });
  const list = { ...loaded, ids: useShownItems(leavingGroups.name, loaded.ids) };
  return (
    <>
      <ListSearch label={t('search')} search={search}>
        {speaksRoles && <RoleChoice />}
      </ListSearch>
      <div aria-busy={list.isLoading}>
        {list.ids.length > 0 && (
          <ul className={cards.grid} aria-label={t('tabs.mine')}>
            {list.ids.map((id) => (
              <li key={id}>
                <GroupCard id={id} />
              </li>
            ))}
          </ul>
        )}
        <Rest list={list} isNarrowed={search.term !== '' || role !== undefined} onClear={search.clear} />
      </div>
    </>
  );
}

interface RestProps {
  list: ReturnType<typeof usePagedList>;
  isNarrowed: boolean;
  onClear: () => void;
}

/** Foot of the cards: a failure, more of them, or that there are none. */
function Rest({ list, isNarrowed, onClear }: RestProps) {
  const t = useGroupTexts();
  const common = useTexts('common');
  const { ids, error, hasMore, isLonger, isLoading, isStalled } = list;
  if (error) return <ErrorState title={t('failed')} error={error} onRetry={list.retry} />;
  if (ids.length > 0)
    return (
      isLonger &&
      !isStalled && (
        <div className={cards.more}>
          <Button isBlock isLoading={isLoading} onClick={list.loadMore}>
            {common('list.loadMore')}
          </Button>
        </div>
      )
    );
  if (isLoading || hasMore)
    return (
      <div className={cards.more}>
        <PersonRowSkeleton count={4} />
        <StillWorking onCancel={list.cancel} />
      </div>
    );
  return isNarrowed ? (
    <NothingFound title={t('noneFound')} onClear={onClear} />
  ) : (
    <EmptyState
      seed="groups"
      title={t('noneMine.title')}
      text={t('noneMine.text')}
      action={<ButtonLink to={paths.groupSuggestions}>{t('noneMine.suggestions')}</ButtonLink>}
    />
  );
}

/** Narrows the groups to those that the member runs or is a plain member of, kept in the address. */
function RoleChoice() {
  const t = useGroupTexts();
  const [address, setAddress] = useSearchParams();
  const chosen = roles.find((name) => name === address.get('role')) ?? 'all';
  const choose = (role: (typeof roles)[number] | 'all') =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (role === 'all') next.delete('role');
        else next.set('role', role);
        return next;
      },
      { replace: true },
    );
  return (
    <div role="group" aria-label={t('roleFilter.label')} className={styles.inlineChips}>
      {(['all', ...roles] as const).map((role) => (
        <Chip key={role} isOn={role === chosen} onChange={() => choose(role)}>
          {t(`roleFilter.${role}`)}
        </Chip>
      ))}
    </div>
  );
}
