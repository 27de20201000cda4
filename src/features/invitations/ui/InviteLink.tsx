import { Copy, Link, Mail, Share2, X } from 'lucide-react';
import { useId } from 'react';
import { productName } from '@/shared/config/product';
import { useHandOnFocus } from '@/shared/lib/focus/useHandOnFocus';
import { useLoad } from '@/shared/store/useLoad';
import { useRequest } from '@/shared/store/useRequest';
import { Button } from '@/shared/ui/button/Button';
import { ExternalButtonLink } from '@/shared/ui/button/ExternalButtonLink';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { copyText } from '@/shared/ui/toasts/copyText';
import { createInvitation, loadInvitation, revokeInvitation } from '../requests';
import styles from './Invitations.module.css';
import { useInvitationTexts } from './invitationTexts';

/** The member's own link: made, copied, mailed, shared, counted and revoked (HOUR-03). */
export function InviteLink() {
  const t = useInvitationTexts();
  const id = useId();
  const { data, error, retry } = useLoad(loadInvitation);
  return (
    <section className={styles.invite} aria-labelledby={id} aria-busy={!data && !error}>
      <h2 id={id} tabIndex={-1}>
        {t('title')}
      </h2>
      <p className={styles.text}>{t('text')}</p>
      {!data && error ? (
        <ErrorState title={t('failed')} error={error} onRetry={retry} />
      ) : (
        <div className={styles.acts}>
          {data?.address ? <Acts address={data.address} /> : <Make isReady={data !== undefined} />}
          {data && (data.used > 0 || data.address !== null) && (
            <p className={styles.used}>{t(data.used === 0 ? 'used_zero' : 'used', { count: data.used })}</p>
          )}
        </div>
      )}
    </section>
  );
}

function Make({ isReady }: { isReady: boolean }) {
  const t = useInvitationTexts();
  const { isPending, send } = useRequest(createInvitation);
  const holder = useHandOnFocus<HTMLSpanElement>('makeInvitation');
  return (
    <span {...holder} className={styles.stage}>
      <Button
        icon={Link}
        aria-disabled={!isReady}
        isLoading={isPending}
        loadingLabel={t('creating')}
        onClick={() => {
          if (isReady) send();
        }}
      >
        {t('create')}
      </Button>
    </span>
  );
}

function Acts({ address }: { address: string }) {
  const t = useInvitationTexts();
  const revoking = useRequest(revokeInvitation);
  const holder = useHandOnFocus<HTMLSpanElement>('invitation');
  const copy = () => void copyText(address, { copied: t('copied'), failed: t('notCopied') });
  const share = {
    title: t('subject', { product: productName }),
    text: t('body', { product: productName, address }),
  };
  const mail = `mailto:?${new URLSearchParams({ subject: share.title, body: share.text })
    .toString()
    .replaceAll('+', '%20')}`;
  return (
    <span {...holder} className={styles.stage}>
      <p className={styles.address} aria-label={t('address')}>
        {address}
      </p>
      <Button icon={Copy} onClick={copy}>
        {t('copy')}
      </Button>
      <ExternalButtonLink href={mail} icon={Mail}>
        {t('mail')}
      </ExternalButtonLink>
      {'share' in navigator && (
        <Button icon={Share2} onClick={() => void navigator.share(share).catch(() => undefined)}>
          {t('share')}
        </Button>
      )}
      <Button
        variant="quiet"
        icon={X}
        isLoading={revoking.isPending}
        loadingLabel={t('revoking')}
        onClick={() => revoking.send()}
      >
        {t('revoke')}
      </Button>
    </span>
  );
}
