import { useFormikContext } from 'formik';
import { paths } from '@/shared/config/paths';
import { Form } from '@/shared/forms/Form';
import { FormBanner } from '@/shared/forms/FormBanner';
import { SubmitButton } from '@/shared/forms/SubmitButton';
import { useTexts } from '@/shared/i18n/useTexts';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { useConfirmLeaving } from '@/shared/lib/leaving/leaving';
import { useRequest } from '@/shared/store/useRequest';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { Masthead } from '@/shared/ui/pageHeading/Masthead';
import { emptyGroup } from '../fields';
import { createGroup } from '../requests';
import { GroupFormFields } from './GroupFormFields';
import styles from './GroupSettings.module.css';
import { useGroupPageTexts } from './groupPageTexts';

const loadSchema = () => import('../schemas').then((module) => module.newGroupSchema);

/** The form of a new group; leads to the group once it exists, and keeps what was typed when it fails (GRP-02, GRP-08). */
export function CreateGroup({ userId }: { userId: string }) {
  const t = useGroupPageTexts();
  const common = useTexts('common');
  const { status, error, isPending, send } = useRequest(createGroup);
  useDocumentTitle(t('form.title'));
  return (
    <>
      <Masthead>{t('form.title')}</Masthead>
      <Form
        initialValues={emptyGroup}
        schema={loadSchema}
        isSubmitting={isPending}
        failure={error}
        label={t('form.title')}
        className={styles.page}
        onSubmit={(fields) => send({ userId, ...fields })}
      >
        <GroupFormFields />
        <FormBanner />
        <div className={styles.actions}>
          <SubmitButton loadingLabel={t('form.creating')}>{t('form.submit')}</SubmitButton>
          <ButtonLink to={paths.groups} variant="quiet">
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
