import { RefreshCw, X } from 'lucide-react';
import { migrationUrl } from '@/shared/config/env';
import { setMemberMark, useMemberMark } from '@/shared/lib/device/memberMarks';
import { useHandOnFocus } from '@/shared/lib/focus/useHandOnFocus';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { ExternalLink } from '@/shared/ui/link/ExternalLink';
import styles from './SwapLine.module.css';
import { useSwapTexts } from './swapTexts';

/** The way to the token swap in one line, until the member closes it for good (SHELL-10); Wallet keeps the way. */
export function SwapLine({ memberId }: { memberId: string }) {
  const isClosed = useMemberMark('swapClosed', memberId);
  return !isClosed && <Line onClose={() => setMemberMark('swapClosed', memberId, true)} />;
}

function Line({ onClose }: { onClose: () => void }) {
  const t = useSwapTexts();
  const holder = useHandOnFocus<HTMLElement>('swap');
  return (
    <section {...holder} className={styles.line} aria-label={t('label')}>
      <RefreshCw aria-hidden="true" />
      <p>
        {t('question')} <ExternalLink href={migrationUrl}>{t('link')}</ExternalLink>
      </p>
      <IconButton size="sm" icon={X} label={t('close')} onClick={onClose} />
    </section>
  );
}
