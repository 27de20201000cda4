import { useSelector } from 'react-redux';
import { useNetworkTexts } from '@/features/network/ui/networkTexts';
import { PeopleList } from '@/features/network/ui/PeopleList';
import { selectMyId } from '@/features/session/selectors';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { Masthead } from '@/shared/ui/pageHeading/Masthead';

const filters = ['mutual'] as const;

/** Who follows the member and is followed back; people they may know stand in the right rail. */
export default function FriendsPage() {
  const t = useNetworkTexts();
  const myId = useSelector(selectMyId);
  useDocumentTitle(t('friends'));
  return (
    <>
      <Masthead aside={t('friendsLead')}>{t('friends')}</Masthead>
      {myId !== null && (
        <PeopleList direction="followers" userId={myId} label={t('friends')} filters={filters} />
      )}
    </>
  );
}
