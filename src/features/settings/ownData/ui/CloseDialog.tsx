import { closingDays, passwordMaxLength } from '@/shared/config/limits';
import { paths } from '@/shared/config/paths';
import { Form } from '@/shared/forms/Form';
import { FormBanner } from '@/shared/forms/FormBanner';
import { PasswordFormField } from '@/shared/forms/PasswordFormField';
import { SubmitButton } from '@/shared/forms/SubmitButton';
import { useLoad } from '@/shared/store/useLoad';
import { useRequest } from '@/shared/store/useRequest';
import { Button } from '@/shared/ui/button/Button';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { Link } from '@/shared/ui/link/Link';
import { Modal } from '@/shared/ui/modal/Modal';
import { RowsSkeleton } from '../../ui/RowsSkeleton';
import { closeAccount, loadClosing } from '../requests';
import type { Closing } from '../types';
import styles from './OwnData.module.css';
import { useOwnDataTexts } from './ownDataTexts';

const loadSchema = () => import('../../schemas').then((module) => module.ownPasswordSchema);

const useClosingCall = () => useRequest(closeAccount);

/** Says what goes and when, and asks for the password; the last owner of something hands it over first (OWN-02). */
export function CloseDialog({ onClose }: { onClose: () => void }) {
  const t = useOwnDataTexts();
  const { data: closing, error, retry, cancel } = useLoad(loadClosing);
  const call = useClosingCall();
  return (
    <Modal
      isOpen
      title={t('closing.dialog')}
      size="sm"
      // Whoever leaves the dialog takes the account for kept, which the call under way would close.
      onBeforeClose={() => !call.isPending}
      onClose={onClose}
    >
      {closing === undefined ? (
        error ? (
          <ErrorState title={t('closing.failed')} error={error} onRetry={retry} />
        ) : (
          <RowsSkeleton label={t('closing.loading')} onCancel={cancel} />
        )
      ) : closing.lastOwnerOf.length > 0 ? (
        <HandOver owned={closing.lastOwnerOf} onClose={onClose} />
      ) : (
        <Confirm days={closing.days ?? closingDays} call={call} onClose={onClose} />
      )}
    </Modal>
  );
}

function HandOver({ owned, onClose }: { owned: Closing['lastOwnerOf']; onClose: () => void }) {
  const t = useOwnDataTexts();
  return (
    <>
      <p>{t('closing.owner')}</p>
      <ul className={styles.owned} aria-label={t('closing.ownerTitle')}>
        {owned.map(({ kind, id, name, permalink }) => (
          <li key={`${kind} ${id}`}>
            {t(`closing.kinds.${kind}`)}{' '}
            <Link
              to={kind === 'group' ? paths.group(permalink, 'members') : paths.company(permalink, 'members')}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.form}>
        <Button onClick={onClose}>{t('closing.keep')}</Button>
      </div>
    </>
  );
}

interface ConfirmProps {
  days: number;
  call: ReturnType<typeof useClosingCall>;
  onClose: () => void;
}

function Confirm({ days, call: { error, isPending, send }, onClose }: ConfirmProps) {
  const t = useOwnDataTexts();
  return (
    <>
      <div className={styles.terms}>
        <p>{t('closing.what')}</p>
        <p>{t('closing.at')}</p>
        <p>{t('closing.back', { count: days })}</p>
      </div>
      <Form
        initialValues={{ password: '' }}
        schema={loadSchema}
        isSubmitting={isPending}
        failure={error}
        label={t('closing.dialog')}
        className={styles.form}
        onSubmit={({ password }) => send(password)}
      >
        <PasswordFormField
          name="password"
          label={t('closing.password')}
          autoComplete="current-password"
          maxLength={passwordMaxLength}
        />
        <FormBanner />
        <SubmitButton variant="danger" loadingLabel={t('closing.busy')} isBlock>
          {t('closing.confirm')}
        </SubmitButton>
        <Button variant="quiet" isBlock disabled={isPending} onClick={onClose}>
          {t('closing.keep')}
        </Button>
      </Form>
    </>
  );
}
