import { maxAppealLength } from '@/shared/config/limits';
import { Form } from '@/shared/forms/Form';
import { FormBanner } from '@/shared/forms/FormBanner';
import { SubmitButton } from '@/shared/forms/SubmitButton';
import { TextAreaFormField } from '@/shared/forms/TextAreaFormField';
import { thingErrorText } from '@/shared/forms/thingErrorText';
import { useTexts } from '@/shared/i18n/useTexts';
import { useOnSuccess } from '@/shared/store/useOnSuccess';
import { useRequest } from '@/shared/store/useRequest';
import { Button } from '@/shared/ui/button/Button';
import { Modal } from '@/shared/ui/modal/Modal';
import { appeal } from '../requests';
import styles from './Notice.module.css';
import { useModerationTexts } from './moderationTexts';

interface AppealDialogProps {
  noticeId: string;
  onClose: () => void;
}

const loadSchema = () => import('../schemas').then((module) => module.appealSchema);

/** Takes the author's side of it, once (DESK-03). The text survives a failure. */
export function AppealDialog({ noticeId, onClose }: AppealDialogProps) {
  const t = useModerationTexts();
  const common = useTexts('common');
  const { status, error, isPending, send } = useRequest(appeal, { noticeId });
  useOnSuccess(status, onClose);
  return (
    <Modal isOpen title={t('notice.dialog')} onClose={onClose}>
      <Form
        initialValues={{ text: '' }}
        schema={loadSchema}
        isSubmitting={isPending}
        endsWhenSent
        failure={error}
        label={t('notice.dialog')}
        className={styles.form}
        onSubmit={({ text }) => send({ noticeId, text: text.trim() })}
      >
        <TextAreaFormField name="text" label={t('notice.side')} rows={5} maxLength={maxAppealLength} />
        <FormBanner describe={thingErrorText} />
        <div className={styles.actions}>
          <Button variant="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
          <SubmitButton loadingLabel={t('notice.sending')}>{t('notice.send')}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}
