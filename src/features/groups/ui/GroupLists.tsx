import type { ReactNode } from 'react';
import { maxSearchTermLength } from '@/shared/config/limits';
import { paths } from '@/shared/config/paths';
import type { ListStatus } from '@/shared/ui/infiniteList/InfiniteList';
import { usePagedList } from '@/shared/store/usePagedList';
import { useShownItems } from '@/shared/undo/useHidden';
import { Button } from '@/shared/ui/button/Button';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { RowList } from '@/shared/ui/infiniteList/RowList';
import { SearchField } from '@/shared/ui/searchField/SearchField';
import { leavingGroups } from '../leaving';
import { groupInvites, suggestedGroups } from '../lists';
import type { InviteDirection } from '../types';
import { GroupRow } from './GroupRow';
import styles from './Groups.module.css';
import { useGroupTexts } from './groupTexts';
import { SuggestedGroup } from './SuggestedGroup';
import { useAddressTerm } from '@/features/communities/ui/useAddressTerm';

/** Invitations to the member, or the member's own requests to join (GRP-01, GRP-05). */
export function GroupInvitations({ direction }: { direction: InviteDirection }) {
  const t = useGroupTexts();
  const search = useAddressTerm();
  const loaded = usePagedList(groupInvites, { direction, term: search.term });
  const list = { ...loaded, ids: useShownItems(leavingGroups.name, loaded.ids) };
  const texts = direction === 'in' ? 'noneIn' : 'noneOut';
  return (
    <SearchedGroups
      list={list}
      label={t('tabs.invitations')}
      search={search}
      empty={
        <EmptyState
          seed="invitations"
          title={t(`${texts}.title`)}
          text={t(`${texts}.text`)}
          action={<ButtonLink to={paths.groupSuggestions}>{t('noneMine.suggestions')}</ButtonLink>}
        />
      }
    />
  );
}

/** Groups that the member may like (GRP-01). */
export function SuggestedGroups() {
  const t = useGroupTexts();
  const list = usePagedList(suggestedGroups);
  return (
    <Groups
      list={list}
      label={t('tabs.suggestions')}
      renderRow={renderSuggestion}
      empty={
        <EmptyState
          seed="suggestions"
          title={t('suggestions.none')}
          text={t('suggestions.text')}
          action={<ButtonLink to={paths.search('', 'groups')}>{t('suggestions.toSearch')}</ButtonLink>}
        />
      }
    />
  );
}

interface GroupsProps {
  list: ListStatus & { address: string; ids: readonly string[]; loadMore: () => void; retry: () => void };
  label: string;
  empty: ReactNode;
  renderRow?: (id: string) => ReactNode;
}

const renderSuggestion = (id: string) => <SuggestedGroup id={id} />;
const renderGroup = (id: string) => <GroupRow id={id} />;

function Groups({ list, label, empty, renderRow = renderGroup }: GroupsProps) {
  const t = useGroupTexts();
  return (
    <div className={styles.rows}>
      <RowList list={list} label={label} renderRow={renderRow} errorTitle={t('failed')} empty={empty} />
    </div>
  );
}

interface SearchedGroupsProps extends GroupsProps {
  search: ReturnType<typeof useAddressTerm>;
}

function SearchedGroups({ search, empty, ...groups }: SearchedGroupsProps) {
  const t = useGroupTexts();
  return (
    <>
      <div className={styles.controls}>
        <SearchField
          label={t('search')}
          placeholder={t('search')}
          maxLength={maxSearchTermLength}
          value={search.typed}
          onChange={search.type}
        />
      </div>
      <Groups
        {...groups}
        empty={
          search.term === '' ? (
            empty
          ) : (
            <EmptyState
              seed="nobody"
              title={t('noneFound.title')}
              text={t('noneFound.text')}
              action={<Button onClick={search.clear}>{t('noneFound.clear')}</Button>}
            />
          )
        }
      />
    </>
  );
}
