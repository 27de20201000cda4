import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { LazyKeptForm } from '@/features/writing/drafts/LazyKeptForm';
import type { AppError } from '@/shared/errors/appError';
import { Form } from '@/shared/forms/Form';
import { FormBanner } from '@/shared/forms/FormBanner';
import { SubmitButton } from '@/shared/forms/SubmitButton';
import { thingErrorText } from '@/shared/forms/thingErrorText';
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
  /** Name of the form, for what is kept of it: "group/new". */
  place: string;
  empty: Fields;
  request: { status: string; error: AppError | null; isPending: boolean };
  onSubmit: (fields: Fields) => void;
  /** Path of the lists. */
  cancelTo: string;
  children: ReactNode;
}

/** The form of a new group or company; keeps what was typed (GRP-02, GRP-08, CMP-01, G1). */
export function CreateCommunity<Fields extends NewCommunity>({
  title,
  place,
  empty,
  request: { status, error, isPending },
  onSubmit,
  cancelTo,
  children,
}: CreateCommunityProps<Fields>) {
  const t = useCommunityTexts();
  const common = useTexts('common');
  const isDone = status === 'succeeded';
  useDocumentTitle(title);
  return (
    <>
      <Masthead>{title}</Masthead>
      <Form
        initialValues={empty}
        schema={loadSchema}
        isSubmitting={isPending}
        endsWhenSent
        failure={error}
        label={title}
        className={styles.page}
        onSubmit={onSubmit}
      >
        {children}
        <LazyKeptForm place={place} isDone={isDone} offersDiscard />
        <FormBanner describe={thingErrorText} />
        <div className={styles.actions}>
          <SubmitButton loadingLabel={t('form.creating')}>{title}</SubmitButton>
          <ButtonLink to={cancelTo} variant="quiet">
            {common('cancel')}
          </ButtonLink>
        </div>
        <LeaveGuard isDone={isDone} />
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
