import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import type { AppError } from '@/shared/errors/appError';
import { Form } from '@/shared/forms/Form';
import { FormBanner } from '@/shared/forms/FormBanner';
import { SubmitButton } from '@/shared/forms/SubmitButton';
import { useTexts } from '@/shared/i18n/useTexts';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { useConfirmLeaving } from '@/shared/lib/leaving/leaving';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { Masthead } from '@/shared/ui/pageHeading/Masthead';
import type { NewCommunity } from '../types';
import { useCommunityTexts } from './communityTexts';
import styles from './Settings.module.css';

const loadSchema = () => import('../schemas').then((module) => module.newCommunitySchema);

interface CreateCommunityProps<Fields extends NewCommunity> {
  /** "Create group": heading, name of the form, and the button. */
  title: string;
  empty: Fields;
  request: { status: string; error: AppError | null; isPending: boolean };
  onSubmit: (fields: Fields) => void;
  /** Path of the lists. */
  cancelTo: string;
  children: ReactNode;
}

/** The form of a new group or company; keeps what was typed when it fails (GRP-02, GRP-08, CMP-01). */
export function CreateCommunity<Fields extends NewCommunity>({
  title,
  empty,
  request: { status, error, isPending },
  onSubmit,
  cancelTo,
  children,
}: CreateCommunityProps<Fields>) {
  const t = useCommunityTexts();
  const common = useTexts('common');
  useDocumentTitle(title);
  return (
    <>
      <Masthead>{title}</Masthead>
      <Form
        initialValues={empty}
        schema={loadSchema}
        isSubmitting={isPending}
        failure={error}
        label={title}
        className={styles.page}
        onSubmit={onSubmit}
      >
        {children}
        <FormBanner />
        <div className={styles.actions}>
          <SubmitButton loadingLabel={t('form.creating')}>{title}</SubmitButton>
          <ButtonLink to={cancelTo} variant="quiet">
            {common('cancel')}
          </ButtonLink>
        </div>
        <LeaveGuard isDone={status === 'succeeded'} />
      </Form>
    </>
  );
}

/** Keeps the typed text after a wrong link. */
function LeaveGuard({ isDone }: { isDone: boolean }) {
  const { dirty } = useFormikContext();
  useConfirmLeaving(dirty && !isDone);
  return null;
}
