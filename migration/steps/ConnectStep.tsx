import { Eye, FileText, Scale, ShieldCheck, Wallet as WalletIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTexts } from '@/shared/i18n/useTexts';
import { Banner } from '@/shared/ui/banner/Banner';
import { Button } from '@/shared/ui/button/Button';
import { ExternalLink } from '@/shared/ui/link/ExternalLink';
import type { Settings } from '../config/settings';
import { openSession, prepareSession, type OpenSession } from '../openSession';
import { accountsIn, walletFailure, type Wallet } from '../wallet/eip1193';
import { useWallets, type KnownWallet } from '../wallet/useWallets';
import { Points } from './Points';
import { StepHeading } from './StepHeading';
import { Stepper } from './Stepper';
import styles from './Step.module.css';

interface ConnectStepProps {
  settings: Settings;
  takesFocus: boolean;
  onOpen: (open: OpenSession) => void;
  onEnd: () => void;
}

type Failure = 'rejected' | 'busy' | 'other' | 'noAccount' | 'code';

/** Step 0: connecting a wallet (MIG-02, MIG-07). */
export function ConnectStep({ settings, takesFocus, onOpen, onEnd }: ConnectStepProps) {
  const t = useTexts('migration');
  const wallets = useWallets(settings.WALLET_RDNS);
  const [connecting, setConnecting] = useState<Wallet | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** Wallet that is being asked, or was connected; one that was asked before it may never answer. */
  const asked = useRef<Wallet | null>(null);
  const isAbsent = wallets?.length === 0;
  const [first, ...others] = wallets ?? [];

  async function connect(found: KnownWallet): Promise<void> {
    const { wallet } = found;
    if (asked.current === wallet) return;
    asked.current = wallet;
    setConnecting(wallet);
    setFailure(null);
    const result = await open(found, settings, onEnd);
    const isOther = ![wallet, null].includes(asked.current);
    if (typeof result === 'string') {
      if (isOther) return;
      asked.current = null;
      setConnecting(null);
      setFailure(result);
    } else if (isOther) result.session.close();
    else {
      asked.current = wallet;
      onOpen(result);
    }
  }

  const points = [
    { icon: Eye, heading: t('connect.read.heading'), text: t('connect.read.text') },
    { icon: ShieldCheck, heading: t('connect.twice.heading'), text: t('connect.twice.text') },
  ];
  return (
    <div className={styles.step}>
      <Stepper current={0} />
      <StepHeading takesFocus={takesFocus}>{t('connect.heading')}</StepHeading>
      <p className={styles.lead}>{t('connect.lead')}</p>
      <Points points={[...points, useAudit(settings)]} />
      <div role="alert">
        {isAbsent && <Banner kind="error">{t('failures.absent')}</Banner>}
        {failure !== null && <Banner kind="error">{t(`failures.${failure}`)}</Banner>}
      </div>
      <Button
        variant="spot"
        size="lg"
        isBlock
        icon={WalletIcon}
        disabled={first === undefined}
        isLoading={connecting === first?.wallet}
        loadingLabel={t('connect.connecting')}
        onPointerEnter={prepareSession}
        onFocus={prepareSession}
        onClick={() => {
          if (first !== undefined) void connect(first);
        }}
      >
        {first?.account == null
          ? t('connect.button')
          : t('connect.continue', { account: shorten(first.account) })}
      </Button>
      {first !== undefined && first.name !== '' && others.length === 0 && (
        <p className={styles.note}>{t('connect.found', { wallet: first.name })}</p>
      )}
      {others.map((other) => (
        <Button
          key={other.rdns}
          variant="quiet"
          isLoading={connecting === other.wallet}
          loadingLabel={t('connect.connecting')}
          onClick={() => void connect(other)}
        >
          {t('connect.other', { wallet: other.name })}
        </Button>
      ))}
      {isAbsent && <WayToWallet />}
    </div>
  );
}

function useAudit({ ARTICLE_URL, AUDIT_URL }: Settings) {
  const t = useTexts('migration');
  if (ARTICLE_URL === '' && AUDIT_URL === '')
    return { icon: Scale, heading: t('exact.heading'), text: t('exact.text') };
  const heading = t(AUDIT_URL === '' ? 'connect.audit.headingUnaudited' : 'connect.audit.heading');
  const links = (
    <span className={styles.links}>
      <span>{t('connect.audit.text')}</span>
      {ARTICLE_URL !== '' && <ExternalLink href={ARTICLE_URL}>{t('connect.audit.article')}</ExternalLink>}
      {AUDIT_URL !== '' && <ExternalLink href={AUDIT_URL}>{t('connect.audit.report')}</ExternalLink>}
    </span>
  );
  return { icon: FileText, heading, text: links };
}

function WayToWallet() {
  const t = useTexts('migration');
  const isPhone = window.matchMedia('(pointer: coarse) and (hover: none)').matches;
  return (
    <p className={styles.note}>
      {isPhone ? (
        // MetaMask expects the address unencoded; encoded it opens an empty page.
        <ExternalLink href={`https://link.metamask.io/dapp/${location.host}${location.pathname}`}>
          {t('connect.openInApp')}
        </ExternalLink>
      ) : (
        <>
          {t('connect.noWallet')}{' '}
          <ExternalLink href="https://metamask.io/download">{t('connect.setUp')}</ExternalLink>
        </>
      )}
    </p>
  );
}

async function open(
  { wallet }: KnownWallet,
  settings: Settings,
  onEnd: () => void,
): Promise<OpenSession | Failure> {
  let account: string | undefined;
  try {
    [account] = accountsIn(await wallet.request({ method: 'eth_requestAccounts' }));
  } catch (error) {
    const failure = walletFailure(error);
    return failure === 'rejected' || failure === 'busy' ? failure : 'other';
  }
  if (account === undefined) return 'noAccount';
  try {
    return await openSession(settings, wallet, account, onEnd);
  } catch {
    return 'code';
  }
}

const shorten = (account: string) => `${account.slice(0, 6)}…${account.slice(-4)}`;
