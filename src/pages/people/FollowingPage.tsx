import { useSelector } from 'react-redux';
import { networkRoom } from '@/features/network/room';
import { useNetworkTexts } from '@/features/network/ui/networkTexts';
import { PeopleList } from '@/features/network/ui/PeopleList';
import { selectMyId } from '@/features/session/selectors';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { Masthead } from '@/shared/ui/pageHeading/Masthead';

const filters = ['all', 'mutual', 'requests', 'silenced'] as const;

export const rooms = [networkRoom];

export default function FollowingPage() {
  const t = useNetworkTexts();
  const myId = useSelector(selectMyId);
  useDocumentTitle(t('following'));
  return (
    <>
      <Masthead>{t('following')}</Masthead>
      {myId !== null && (
        <PeopleList direction="following" userId={myId} label={t('following')} filters={filters} />
      )}
    </>
  );
}
