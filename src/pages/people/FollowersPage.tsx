import { useSelector } from 'react-redux';
import { networkRoom } from '@/features/network/room';
import { useNetworkTexts } from '@/features/network/ui/networkTexts';
import { PeopleList } from '@/features/network/ui/PeopleList';
import { selectMyId } from '@/features/session/selectors';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { Masthead } from '@/shared/ui/pageHeading/Masthead';

const filters = ['all', 'mutual', 'requests', 'blocked', 'silenced'] as const;

export const rooms = [networkRoom];

export default function FollowersPage() {
  const t = useNetworkTexts();
  const myId = useSelector(selectMyId);
  useDocumentTitle(t('followers'));
  return (
    <>
      <Masthead>{t('followers')}</Masthead>
      {myId !== null && (
        <PeopleList direction="followers" userId={myId} label={t('followers')} filters={filters} />
      )}
    </>
  );
}
