import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { networkRoom } from '@/features/network/room';
import { useNetworkTexts } from '@/features/network/ui/networkTexts';
import { PeopleList } from '@/features/network/ui/PeopleList';
import { SuggestedPeople } from '@/features/network/ui/SuggestedPeople';
import { usePeopleTexts } from '@/features/people/ui/peopleTexts';
import { selectMyId } from '@/features/session/selectors';
import { paths } from '@/shared/config/paths';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { Masthead } from '@/shared/ui/pageHeading/Masthead';
import { LinkTabs } from '@/shared/ui/tabs/LinkTabs';

const filters = ['mutual'] as const;

export const rooms = [networkRoom];

/** Mutual followers, and people the member may know. */
export default function FriendsPage() {
  const t = useNetworkTexts();
  const people = usePeopleTexts();
  const myId = useSelector(selectMyId);
  const [query] = useSearchParams();
  const showsSuggested = query.get('tab') === 'suggested';
  useDocumentTitle(showsSuggested ? people('suggestions.title') : t('friends'));
  return (
    <>
      {showsSuggested ? (
        <Masthead>{people('suggestions.title')}</Masthead>
      ) : (
        <Masthead aside={t('friendsLead')}>{t('friends')}</Masthead>
      )}
      <LinkTabs
        label={t('friends')}
        tabs={[
          { to: paths.friends, label: t('mutual'), isCurrent: !showsSuggested },
          { to: paths.suggestedPeople, label: people('suggestions.title'), isCurrent: showsSuggested },
        ]}
      />
      {showsSuggested ? (
        <SuggestedPeople />
      ) : (
        myId !== null && (
          <PeopleList direction="followers" userId={myId} label={t('friends')} filters={filters} />
        )
      )}
    </>
  );
}
