import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { maxGroupReasonLength } from '@/shared/config/limits';
import { Form } from '@/shared/forms/Form';
import { KeepTyped } from '@/shared/forms/KeepTyped';
import { SelectFormField } from '@/shared/forms/SelectFormField';
import { SubmitButton } from '@/shared/forms/SubmitButton';
import { TextAreaFormField } from '@/shared/forms/TextAreaFormField';
import { useTexts } from '@/shared/i18n/useTexts';
import { Button } from '@/shared/ui/button/Button';
import { Modal } from '@/shared/ui/modal/Modal';
import type { GroupMember } from '../types';
import { useGroupDeskTexts } from '../ui/groupDeskTexts';
import styles from './BlockDialog.module.css';
import { begunBlocks, groupBlockingRoom } from './blocking';
import { memberActs } from './memberActs';

interface BlockDialogProps {
  member: GroupMember;
  name: string;
  onClose: () => void;
}

const loadSchema = () => import('../schemas').then((module) => module.blockSchema);

/** Ends that a block may have, in days; empty for ever. */
const ends = [
  { value: '', text: 'ever' },
  { value: '1', text: 'day' },
  { value: '7', text: 'week' },
  { value: '30', text: 'month' },
] as const;

export const rooms = [groupBlockingRoom];

/** Asks how long a member of a group is blocked, and why, which they read (GRP-06). */
export function BlockDialog({ member, name, onClose }: BlockDialogProps) {
  const t = useGroupDeskTexts();
  const common = useTexts('common');
  const dispatch = useDispatch();
  const { id, groupId, userId, inviteId } = member;
  const [initial] = useState(() => begunBlocks.of(id) ?? { days: '', reason: '' });
  const title = t('members.blocking.title', { name });
  const block = ({ days, reason }: typeof initial) => {
    onClose();
    const terms = {
      days: days === '' ? undefined : Number(days),
      reason: reason.trim() || undefined,
    };
    dispatch(memberActs.act([{ groupId, userId, inviteId, name, act: 'block', ...terms }]));
  };
  return (
    <Modal isOpen title={title} size="sm" onClose={onClose}>
      <Form
        initialValues={initial}
        schema={loadSchema}
        isSubmitting={false}
        failure={null}
        label={title}
        className={styles.form}
        onSubmit={block}
      >
        <KeepTyped typed={begunBlocks} as={id} />
        <p className={styles.lead}>{t('members.blocking.text')}</p>
        <SelectFormField
          name="days"
          label={t('members.blocking.days')}
          options={ends.map(({ value, text }) => ({ value, label: t(`members.blocking.ends.${text}`) }))}
        />
        <TextAreaFormField
          name="reason"
          label={t('members.blocking.reason')}
          hint={t('members.blocking.reasonHint')}
          rows={3}
          maxLength={maxGroupReasonLength}
        />
        <div className={styles.actions}>
          <Button variant="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
          <SubmitButton variant="danger" loadingLabel={t('members.acts.block')}>
            {t('members.acts.block')}
          </SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}
