import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { coinsRoom } from '@/features/coins/room';
import { selectMe } from '@/features/session/selectors';
import { walletRoom } from '@/features/wallet/room';
import { Wallet, type WalletPart } from '@/features/wallet/ui/Wallet';
import { useWalletTexts } from '@/features/wallet/ui/walletTexts';
import { paths } from '@/shared/config/paths';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { Masthead } from '@/shared/ui/pageHeading/Masthead';
import styles from './WalletPage.module.css';

export const rooms = [coinsRoom, walletRoom];

const leads: Readonly<Record<string, WalletPart>> = {
  [paths.coins]: 'coins',
  [paths.socialDashboard]: 'dashboard',
};

/** Wallet, favourite coins and dashboard: one page, which begins with the part that its address names (SHELL-03). */
export default function WalletPage() {
  const t = useWalletTexts();
  const me = useSelector(selectMe);
  const lead = leads[useLocation().pathname] ?? 'wallet';
  const title = t(`titles.${lead}`);
  useDocumentTitle(title);
  return (
    <div className={styles.page}>
      <Masthead>{title}</Masthead>
      {me && <Wallet me={me} lead={lead} />}
    </div>
  );
}
