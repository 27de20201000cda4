import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSpeaks } from '@/features/session/useSpeaks';
import { maxGroupReasonLength } from '@/shared/config/limits';
import { Button } from '@/shared/ui/button/Button';
import { TextArea } from '@/shared/ui/field/TextArea';
import type { GroupMember } from '../types';
import { useGroupExtrasTexts } from '../ui/groupExtrasTexts';
import desk from './Desk.module.css';
import { memberActs } from './memberActs';
import { typedReasons } from './typedReasons';

interface RequestDetailsProps {
  member: GroupMember;
  name: string;
}

/** Answers that came with a request to join, and declining it with a reason; opened by a press (DESK-01). */
export function RequestDetails({ member, name }: RequestDetailsProps) {
  const t = useGroupExtrasTexts();
  const dispatch = useDispatch();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState(() => typedReasons.of(member.id) ?? '');
  const speaksReasons = useSpeaks('groupDesk');
  const { groupId, userId, inviteId, answers } = member;
  if (!speaksReasons && answers.length === 0) return null;
  const decline = () =>
    dispatch(
      memberActs.act([
        { groupId, userId, inviteId, name, act: 'refuse', reason: reason.trim() || undefined },
      ]),
    );
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        icon={ChevronDown}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('request.open')}
      </Button>
      <div id={id} className={desk.details} hidden={!isOpen}>
        {answers.length === 0 ? (
          <p className={desk.question}>{t('request.none')}</p>
        ) : (
          <dl>
            {answers.map(({ question, answer }) => (
              <div key={question}>
                <dt className={desk.question} dir="auto">
                  {question}
                </dt>
                <dd className={desk.answer} dir="auto">
                  {answer}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {speaksReasons && (
          <>
            <TextArea
              label={t('request.reason')}
              hint={t('request.reasonHint')}
              rows={2}
              maxLength={maxGroupReasonLength}
              value={reason}
              onChange={({ target: { value } }) => {
                typedReasons.keep(member.id, value);
                setReason(value);
              }}
            />
            <div>
              <Button size="sm" disabled={reason.trim() === ''} onClick={decline}>
                {t('request.decline')}
              </Button>
            </div>
          </>
        )}
      </div>
    </>
  );
}
