import { RefreshCw, Wallet as WalletIcon } from 'lucide-react';
import { CoinList } from '@/features/coins/ui/CoinList';
import type { LoggedUser } from '@/features/people/types';
import { migrationUrl } from '@/shared/config/env';
import { paths } from '@/shared/config/paths';
import { formatNumber } from '@/shared/lib/numbers/formatNumber';
import { ExternalButtonLink } from '@/shared/ui/button/ExternalButtonLink';
import { Link } from '@/shared/ui/link/Link';
import { Section } from '@/shared/ui/section/Section';
import { useOwnPosts } from '../useOwnPosts';
import { ChainPosts } from './ChainPosts';
import { Dashboard } from './Dashboard';
import { OwnNumbers } from './OwnNumbers';
import styles from './Wallet.module.css';
import { useWalletTexts } from './walletTexts';

/** Part that the heading of the page names, and with which it begins. */
export type WalletPart = 'wallet' | 'coins' | 'dashboard';

/**
 * Shows what is known of a member's tokens, coins and standing, on one page; never a balance, which nothing here can
 * read (SHELL-03).
 */
export function Wallet({ me, lead }: { me: LoggedUser; lead: WalletPart }) {
  const t = useWalletTexts();
  const read = useOwnPosts(me.id);
  const coins = <CoinList userId={me.id} />;
  const power = (
    <>
      <VotingPower power={me.blockchain.votingPower} />
      <p className={styles.note}>
        <WalletIcon aria-hidden="true" />
        <span>{t('noBalance')}</span>
      </p>
    </>
  );
  const standing = (
    <>
      <OwnNumbers permalink={me.permalink} />
      {read.own && <ChainPosts posts={read.own} publishes={me.blockchain.publishPosts} />}
    </>
  );
  return (
    <>
      {lead === 'coins' && (
        <div className={styles.grid}>
          <div className={styles.coins}>{coins}</div>
          <div>{power}</div>
        </div>
      )}
      <Dashboard read={read} permalink={me.permalink} isLead={lead === 'dashboard'} />
      <div className={styles.grid}>
        <div>
          {standing}
          {lead !== 'coins' && <OldTokens />}
        </div>
        <div>
          {lead === 'coins' ? (
            <OldTokens />
          ) : (
            <>
              <Section title={t('titles.coins')}>{coins}</Section>
              {power}
            </>
          )}
        </div>
      </div>
    </>
  );
}

function VotingPower({ power }: { power: number }) {
  const t = useWalletTexts();
  return (
    <Section
      title={t('power.title')}
      aside={<Link to={paths.settings('blockchain')}>{t('chain.settings')}</Link>}
    >
      <p className={styles.power}>
        <b className={styles.figure}>{t('power.percent', { figure: formatNumber(power) })}</b>{' '}
        <span>{t('power.weight')}</span>
      </p>
      <p className={styles.text}>{t('power.text')}</p>
    </Section>
  );
}

/** The way to the token swap that stays when its line was closed (SHELL-10). */
function OldTokens() {
  const t = useWalletTexts();
  return (
    <Section title={t('swap.title')}>
      <p className={styles.text}>{t('swap.text')}</p>
      <ExternalButtonLink
        variant="spot"
        size="sm"
        icon={RefreshCw}
        href={migrationUrl}
        className={styles.action}
      >
        {t('swap.link')}
      </ExternalButtonLink>
    </Section>
  );
}
