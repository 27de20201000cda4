import { SearchedCommunities } from '@/features/communities/ui/SearchedCommunities';
import { SuggestedCommunities } from '@/features/communities/ui/SuggestedCommunities';
import { useAddressTerm } from '@/features/communities/ui/useAddressTerm';
import { paths } from '@/shared/config/paths';
import { usePagedList } from '@/shared/store/usePagedList';
import { useShownItems } from '@/shared/undo/useHidden';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { leavingGroups } from '../leaving';
import { groupInvites, suggestedGroups } from '../lists';
import type { InviteDirection } from '../types';
import { GroupRow } from './GroupRow';
import { useGroupTexts } from './groupTexts';
import { SuggestedGroup } from './SuggestedGroup';

/** Invitations to the member, or the member's own requests to join (GRP-01, GRP-05). */
export function GroupInvitations({ direction }: { direction: InviteDirection }) {
  const t = useGroupTexts();
  const search = useAddressTerm();
  const loaded = usePagedList(groupInvites, { direction, term: search.term });
  const list = { ...loaded, ids: useShownItems(leavingGroups.name, loaded.ids) };
  const texts = direction === 'in' ? 'noneIn' : 'noneOut';
  return (
    <SearchedCommunities
      list={list}
      label={t('tabs.invitations')}
      search={search}
      texts={useListTexts()}
      renderRow={renderGroup}
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
  const texts = {
    ...useListTexts(),
    label: t('tabs.suggestions'),
    none: t('suggestions.none'),
    text: t('suggestions.text'),
    toSearch: t('suggestions.toSearch'),
  };
  return (
    <SuggestedCommunities
      suggestions={suggestedGroups}
      tab="groups"
      texts={texts}
      renderRow={renderSuggestion}
    />
  );
}

function useListTexts() {
  const t = useGroupTexts();
  return { search: t('search'), failed: t('failed'), noneFound: t('noneFound') };
}

const renderGroup = (id: string) => <GroupRow id={id} />;
const renderSuggestion = (id: string) => <SuggestedGroup id={id} />;
