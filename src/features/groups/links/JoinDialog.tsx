import { useState } from 'react';
import { maxAnswerLength } from '@/shared/config/limits';
import { Form } from '@/shared/forms/Form';
import { FormBanner } from '@/shared/forms/FormBanner';
import { KeepTyped } from '@/shared/forms/KeepTyped';
import { SubmitButton } from '@/shared/forms/SubmitButton';
import { TextAreaFormField } from '@/shared/forms/TextAreaFormField';
import { useTexts } from '@/shared/i18n/useTexts';
import { useOnSuccess } from '@/shared/store/useOnSuccess';
import { useRequest } from '@/shared/store/useRequest';
import { Button } from '@/shared/ui/button/Button';
import { Modal } from '@/shared/ui/modal/Modal';
import { enterGroup } from '../requests';
import { begunAnswers, begunAnswersRoom } from './begunAnswers';
import type { Group } from '../types';
import { useGroupExtrasTexts } from '../ui/groupExtrasTexts';
import { useGroupTexts } from '../ui/groupTexts';
import { RuleList } from '../ui/RuleList';
import styles from './JoinDialog.module.css';
import { useJoinFailure } from './linkFailure';

interface JoinDialogProps {
  group: Group;
  /** Of the link that led to the group. */
  code?: string;
  onClose: () => void;
}

const nothing: readonly string[] = [];
const loadSchema = () => import('../schemas').then((module) => module.answersSchema);

export const rooms = [begunAnswersRoom];

/**
 * Rules and questions of a group before one joins it or asks to; answers may be left out, and what was typed stays
 * when the call fails or the dialog is closed (GRP-04).
 */
export function JoinDialog({ group, code, onClose }: JoinDialogProps) {
  const t = useGroupExtrasTexts();
  const texts = useGroupTexts();
  const common = useTexts('common');
  const { id, name, privacy, questions = [], rules = [] } = group;
  const [initial] = useState(() => {
    const begun = begunAnswers.of(id)?.answers ?? nothing;
    return { answers: questions.map((_, index) => begun[index] ?? '') };
  });
  const { status, error, isPending, send } = useRequest(enterGroup, { id });
  useOnSuccess(status, onClose);
  const isAtOnce = privacy === 0 || code !== undefined;
  const title = t(isAtOnce ? 'join.title' : 'join.askTitle', { name });
  return (
    <Modal isOpen title={title} onClose={onClose}>
      <Form
        initialValues={initial}
        schema={loadSchema}
        isSubmitting={isPending}
        endsWhenSent
        failure={error}
        label={title}
        className={styles.form}
        onSubmit={({ answers }) => send({ id, answers, ...(code !== undefined && { code }) })}
      >
        <KeepTyped typed={begunAnswers} as={id} />
        {rules.length > 0 && (
          <section aria-label={t('join.rules')}>
            <h3>{t('join.rules')}</h3>
            <RuleList rules={rules} />
          </section>
        )}
        {questions.length > 0 && (
          <section aria-label={t('join.questions')} className={styles.questions}>
            {questions.map((question, index) => (
              <TextAreaFormField
                key={index}
                name={`answers.${index}`}
                label={question}
                rows={2}
                maxLength={maxAnswerLength}
              />
            ))}
            <p className={styles.hint}>{t('join.hint')}</p>
          </section>
        )}
        <FormBanner describe={useJoinFailure()} />
        <div className={styles.actions}>
          <Button variant="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
          <SubmitButton loadingLabel={texts(isAtOnce ? 'joining' : 'asking')}>
            {texts(isAtOnce ? 'join' : 'ask')}
          </SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}
