import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Form } from '@/shared/forms/Form';
import { FormBanner } from '@/shared/forms/FormBanner';
import { PasswordFormField } from '@/shared/forms/PasswordFormField';
import { SubmitButton } from '@/shared/forms/SubmitButton';
import { useRequest } from '@/shared/store/useRequest';
import { Banner } from '@/shared/ui/banner/Banner';
import { askForExport } from '../requests';
import styles from './OwnData.module.css';
import { useOwnDataTexts } from './ownDataTexts';

const loadSchema = () => import('../../schemas').then((module) => module.ownPasswordSchema);

/** Asks for the password and begins the download of the member's own data (OWN-01). */
export function ExportForm() {
  const t = useOwnDataTexts();
  const { status, error, isPending, send } = useRequest(askForExport);
  const data = useSelector((state: Parameters<typeof askForExport.select>[0]) =>
    askForExport.select(state),
  ).data;
  // The answer of an earlier visit is kept, and its download has begun already.
  const [former] = useState(data);
  const address = status === 'succeeded' && data !== former ? data?.address : undefined;
  useEffect(() => {
    if (address !== undefined) download(address);
  }, [address]);
  return (
    <div className={styles.narrow}>
      <Form
        initialValues={{ password: '' }}
        schema={loadSchema}
        isSubmitting={isPending}
        failure={error}
        label={t('export.title')}
        onSubmit={({ password }) => send(password)}
      >
        <PasswordFormField name="password" label={t('export.password')} autoComplete="current-password" />
        <FormBanner />
        <div>
          <SubmitButton loadingLabel={t('export.submitting')}>{t('export.submit')}</SubmitButton>
        </div>
        <EmptiedBy isDone={address !== undefined} />
      </Form>
      {address !== undefined && (
        <div className={styles.begun} role="status">
          <Banner kind="ok">{t('export.begun')}</Banner>
          <a href={address} download="">
            {t('export.again')}
          </a>
        </div>
      )}
    </div>
  );
}

/** Has the browser save what is at an address of this server, as a press on a link does. */
function download(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

function EmptiedBy({ isDone }: { isDone: boolean }) {
  const { resetForm } = useFormikContext();
  useEffect(() => {
    if (isDone) resetForm();
  }, [isDone, resetForm]);
  return null;
}
