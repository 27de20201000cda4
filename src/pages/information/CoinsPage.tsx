import { useSelector } from 'react-redux';
import { CoinList } from '@/features/coins/ui/CoinList';
import { selectMyId } from '@/features/session/selectors';
import { InformationPage } from './InformationPage';
import { useInformationTexts } from './informationTexts';

/** The member's favourite coins (SHELL-03). */
export default function CoinsPage() {
  const t = useInformationTexts();
  const myId = useSelector(selectMyId);
  return (
    <InformationPage title={t('coins.title')} lead={t('coins.lead')}>
      {myId !== null && <CoinList userId={myId} />}
    </InformationPage>
  );
}
