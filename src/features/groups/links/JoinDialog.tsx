import { useEffect, useId, useState } from 'react';
import { useTexts } from '@/shared/i18n/useTexts';
import { maxAnswerLength } from '@/shared/config/limits';
import { useRequest } from '@/shared/store/useRequest';
import { Banner } from '@/shared/ui/banner/Banner';
import { Button } from '@/shared/ui/button/Button';
import { TextArea } from '@/shared/ui/field/TextArea';
import { Modal } from '@/shared/ui/modal/Modal';
import { useJoinFailure } from './linkFailure';
import { enterGroup } from '../requests';
import type { Group } from '../types';
import { useGroupExtrasTexts } from '../ui/groupExtrasTexts';
import { useGroupTexts } from '../ui/groupTexts';
import styles from './JoinDialog.module.css';
import { RuleList } from '../ui/RuleList';

interface JoinDialogProps {
  group: Group;
  /** Of the link that led to the group. */
  code?: string;
  onClose: () => void;
}

/**
 * Rules and questions of a group before one joins it or asks to; answers may be left out, and what was typed stays
 * when the call fails (GRP-04).
 */
export function JoinDialog({ group, code, onClose }: JoinDialogProps) {
  const t = useGroupExtrasTexts();
  const texts = useGroupTexts();
  const common = useTexts('common');
  const failure = useJoinFailure();
  const formId = useId();
  const { id, name, privacy, questions = [], rules = [] } = group;
  const [answers, setAnswers] = useState(() => questions.map(() => ''));
  const { status, error, isPending, send } = useRequest(enterGroup, { id });
  const isAtOnce = privacy === 0 || code !== undefined;

  useEffect(() => {
    if (status === 'succeeded') onClose();
  }, [onClose, status]);
  return (
    <Modal
      isOpen
      title={t(isAtOnce ? 'join.title' : 'join.askTitle', { name })}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isLoading={isPending}
            loadingLabel={texts(isAtOnce ? 'joining' : 'asking')}
          >
            {texts(isAtOnce ? 'join' : 'ask')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) send({ id, answers, ...(code !== undefined && { code }) });
        }}
      >
        {rules.length > 0 && (
          <section aria-label={t('join.rules')}>
            <h3>{t('join.rules')}</h3>
            <RuleList rules={rules} />
          </section>
        )}
        {questions.length > 0 && (
          <section aria-label={t('join.questions')} className={styles.questions}>
            {questions.map((question, index) => (
              <TextArea
                key={index}
                label={question}
                rows={2}
                maxLength={maxAnswerLength}
                value={answers[index] ?? ''}
                onChange={({ target: { value } }) =>
                  setAnswers((before) =>
                    questions.map((_, at) => (at === index ? value : (before[at] ?? ''))),
                  )
                }
              />
            ))}
            <p className={styles.hint}>{t('join.hint')}</p>
          </section>
        )}
        {error && !isPending && (
          <div role="alert">
            <Banner kind="error">{failure(error)}</Banner>
          </div>
        )}
      </form>
    </Modal>
  );
}
