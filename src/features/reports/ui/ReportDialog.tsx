import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectMyId } from '@/features/session/selectors';
import { Form } from '@/shared/forms/Form';
import { FormBanner } from '@/shared/forms/FormBanner';
import { KeepTyped } from '@/shared/forms/KeepTyped';
import { RadioFormField } from '@/shared/forms/RadioFormField';
import { SubmitButton } from '@/shared/forms/SubmitButton';
import { TextAreaFormField } from '@/shared/forms/TextAreaFormField';
import { thingErrorText } from '@/shared/forms/thingErrorText';
import { useTexts } from '@/shared/i18n/useTexts';
import { useLoad } from '@/shared/store/useLoad';
import { useOnSuccess } from '@/shared/store/useOnSuccess';
import { useRequest } from '@/shared/store/useRequest';
import { Button } from '@/shared/ui/button/Button';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { Modal } from '@/shared/ui/modal/Modal';
import { Skeleton } from '@/shared/ui/skeleton/Skeleton';
import { StillWorking } from '@/shared/ui/stillWorking/StillWorking';
import { begunReports, begunReportsRoom } from '../begun';
import { loadReasons, sendReport } from '../requests';
import type { ReportReason, ReportSubject } from '../types';
import styles from './ReportDialog.module.css';
import { useReportTexts } from './reportTexts';

interface ReportDialogProps {
  subject: ReportSubject;
  onClose: () => void;
}

const loadSchema = () => import('../schemas').then((module) => module.reportSchema);

export const rooms = [begunReportsRoom];

/** Asks for the reason of a report (RPT-01). What was entered survives a failure, and the closing of the dialog. */
export function ReportDialog({ subject, onClose }: ReportDialogProps) {
  const t = useReportTexts();
  const { data: reasons, error, retry, cancel } = useLoad(loadReasons);
  return (
    <Modal isOpen title={t(`title.${subject.kind}`)} onClose={onClose}>
      {reasons && <ReportForm subject={subject} reasons={reasons} onClose={onClose} />}
      {!reasons && error && <ErrorState title={t('reasonsFailed')} error={error} onRetry={retry} />}
      {!reasons && !error && (
        <div>
          <div role="status" aria-busy="true" aria-label={t('loading')} className={styles.form}>
            {[70, 55, 62, 48, 40].map((width) => (
              <Skeleton key={width} width={`${width}%`} />
            ))}
          </div>
          <StillWorking onCancel={cancel} />
        </div>
      )}
    </Modal>
  );
}

function ReportForm({ subject, reasons, onClose }: ReportDialogProps & { reasons: ReportReason[] }) {
  const t = useReportTexts();
  const common = useTexts('common');
  const [form] = useState(() => nanoid());
  const { status, error, isPending, send } = useRequest(sendReport, { form });
  const key = `${useSelector(selectMyId) ?? ''} ${subject.kind} ${subject.id}`;
  const [initial] = useState(() => begunReports.of(key) ?? { reason: '', details: '' });
  useOnSuccess(status, onClose);
  return (
    <Form
      initialValues={initial}
      schema={loadSchema}
      isSubmitting={isPending}
      endsWhenSent
      failure={error}
      label={t(`title.${subject.kind}`)}
      className={styles.form}
      onSubmit={({ reason, details }) =>
        send({ form, begunAs: key, subject, reason, details: details.trim() })
      }
    >
      <KeepTyped typed={begunReports} as={key} />
      <p className={styles.lead}>{t('lead')}</p>
      <RadioFormField
        name="reason"
        label={t('reason')}
        layout="columns"
        options={reasons.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <TextAreaFormField name="details" label={t('details')} hint={t('detailsHint')} rows={3} />
      <FormBanner {...(subject.kind !== 'user' && { describe: thingErrorText })} />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onClose}>
          {common('cancel')}
        </Button>
        <SubmitButton loadingLabel={t('sending')}>{t('send')}</SubmitButton>
      </div>
    </Form>
  );
}
