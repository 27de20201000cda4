import { Archive, Ban, BellOff, Check, Trash2, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { loadReasons } from '@/features/reports/requests';
import { maxDeskNoteLength } from '@/shared/config/limits';
import { useTexts } from '@/shared/i18n/useTexts';
import { useDevice } from '@/shared/lib/device/useDevice';
import { useLoad } from '@/shared/store/useLoad';
import { Banner } from '@/shared/ui/banner/Banner';
import { Button } from '@/shared/ui/button/Button';
import { TextArea } from '@/shared/ui/field/TextArea';
import { ConfirmDialog } from '@/shared/ui/modal/ConfirmDialog';
import { Select } from '@/shared/ui/select/Select';
import type { DeskAnswer } from '@/shared/wire/moderation';
import { begunAnswers } from '../begun';
import type { Decision, ReviewItem } from '../types';
import { meaningOf } from './meaning';
import styles from './Moderation.module.css';
import { useModerationTexts } from './moderationTexts';
import { useQueueKeys } from './useQueueKeys';

interface AnswersProps {
  item: ReviewItem;
  ids: readonly string[];
  onOpen: (id: string) => void;
  onDecide: (decision: Decision) => void;
}

const marks: Record<DeskAnswer, LucideIcon> = { keep: Check, remove: Trash2, block: Ban, silence: BellOff };
const keysOf = { report: 'keys', appeal: 'appealKeys', pending: 'pendingKeys' } as const;
const main = ['keep', 'remove', 'block'] as const;

/** The answers to one item, with the rule and the note that its author reads (DESK-02, DESK-03). */
export function Answers({ item, ids, onOpen, onDecide }: AnswersProps) {
  const t = useModerationTexts();
  const { hasShortcuts } = useDevice();
  const { note, setNote, ...begun } = useBegun(item.id);
  const named = useRule(item, begun);
  const { rule, setIsMissing } = named;
  const [isDeleting, setIsDeleting] = useState(false);
  const isAppeal = item.kind === 'appeal';
  const deletes = item.subject.kind === 'group' || item.subject.kind === 'company';
  const send = (answer: DeskAnswer) =>
    onDecide({
      ...{ id: item.id, kind: item.kind, answer, note: note.trim() },
      rule: answer === 'keep' ? '' : isAppeal ? (item.appeal?.rule ?? '') : rule,
      name: item.author?.displayName ?? t('somebody'),
    });
  const choose = (answer: DeskAnswer) => {
    if (!item.answers.includes(answer)) return;
    if (answer !== 'keep' && !isAppeal && rule === '') setIsMissing(true);
    else if (answer === 'remove' && deletes) setIsDeleting(true);
    else send(answer);
  };
  useQueueKeys({ ids, open: item.id, onOpen, onAnswer: choose });
  return (
    <>
      {!isAppeal && item.answers.length > 1 && <RuleField named={named} />}
      <div className={styles.fields}>
        <TextArea
          label={t('note')}
          hint={t('noteHint')}
          rows={2}
          className={styles.noteField}
          maxLength={maxDeskNoteLength}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      <div className={styles.answers} role="group" aria-label={t('answer')}>
        {main
          .filter((answer) => item.answers.includes(answer))
          .map((answer) => (
            <AnswerButton key={answer} item={item} answer={answer} onChoose={() => choose(answer)} />
          ))}
      </div>
      {item.answers.includes('silence') && (
        <div className={styles.more}>
          <Button
            variant="quiet"
            size="sm"
            icon={item.subject.kind === 'group' ? Archive : BellOff}
            onClick={() => choose('silence')}
          >
            {t(item.subject.kind === 'group' ? 'archive' : 'silence')}
          </Button>
          <span className={styles.meta}>{t(`means.${meaningOf(item, 'silence')}`)}</span>
        </div>
      )}
      {hasShortcuts && <p className={styles.keys}>{t(keysOf[item.kind])}</p>}
      {isDeleting && (
        <Deleting
          name={item.subject.text.split('\n', 1)[0] ?? ''}
          onCancel={() => setIsDeleting(false)}
          onConfirm={() => send('remove')}
        />
      )}
    </>
  );
}

/** Keeps what was begun of an answer while others are looked at, and when the answer is taken back or fails. */
function useBegun(id: string) {
  const [begun, setBegun] = useState(() => begunAnswers.of(id) ?? { rule: null, note: '' });
  const change = (part: Partial<typeof begun>) => {
    const next = { ...begun, ...part };
    begunAnswers.keep(id, next);
    setBegun(next);
  };
  return {
    note: begun.note,
    setNote: (note: string) => change({ note }),
    chosen: begun.rule,
    setRule: (rule: string) => change({ rule }),
  };
}

/** The rule that an answer names: one of the group's or a reason for reports; at first the one most reported. */
function useRule(
  { rules, reasons: given }: ReviewItem,
  { chosen, setRule }: Pick<ReturnType<typeof useBegun>, 'chosen' | 'setRule'>,
) {
  const reasons = useLoad(loadReasons);
  const [isMissing, setIsMissing] = useState(false);
  const [top] = [...given].sort((one, other) => other.count - one.count);
  const known = reasons.data ?? [];
  const usual = known.find(({ code }) => code === top?.code)?.name ?? '';
  const options = [...new Set([...rules, ...known.map(({ name }) => name)])];
  return { rule: chosen ?? usual, setRule, options, isMissing, setIsMissing, reasons };
}

function RuleField({
  named: { rule, setRule, options, isMissing, reasons },
}: {
  named: ReturnType<typeof useRule>;
}) {
  const t = useModerationTexts();
  return (
    <div className={styles.fields}>
      <Select
        label={t('rule')}
        aside={t('ruleAside')}
        placeholder={t('chooseRule')}
        options={options.map((text) => ({ value: text, label: text }))}
        value={rule}
        error={isMissing && rule === '' ? t('ruleMissing') : undefined}
        onChange={({ target }) => setRule(target.value)}
      />
      {reasons.error && !reasons.data && (
        <Banner kind="warning" action={<RetryButton onRetry={reasons.retry} />}>
          {t('rulesFailed')}
        </Banner>
      )}
    </div>
  );
}

interface AnswerButtonProps {
  item: ReviewItem;
  answer: (typeof main)[number];
  onChoose: () => void;
}

function AnswerButton({ item, answer, onChoose }: AnswerButtonProps) {
  const t = useModerationTexts();
  const Mark = marks[answer];
  const publishes = answer === 'keep' && item.kind === 'pending';
  const isBlockAlone = answer === 'block' && !item.answers.includes('remove');
  return (
    <button
      type="button"
      className={styles.answer}
      data-answer={answer}
      onClick={({ detail }) => {
        // Ignores the second click of a double click, which would answer the next item.
        if (detail <= 1) onChoose();
      }}
    >
      <Mark aria-hidden="true" />
      <b>{t(isBlockAlone ? 'blockOnly' : publishes ? 'publish' : answer)}</b>
      <kbd aria-hidden="true">{main.indexOf(answer) + 1}</kbd>
      <span className={styles.meta}>{t(`means.${meaningOf(item, answer)}`)}</span>
    </button>
  );
}

function RetryButton({ onRetry }: { onRetry: () => void }) {
  const common = useTexts('common');
  return (
    <Button variant="quiet" size="sm" onClick={onRetry}>
      {common('retry')}
    </Button>
  );
}

function Deleting({
  name,
  onCancel,
  onConfirm,
}: {
  name: string;
  onCancel: () => void;
  onConfirm: () => void;
}) {
  const t = useModerationTexts();
  const common = useTexts('common');
  return (
    <ConfirmDialog
      isOpen
      title={t('deleting.title', { name })}
      confirmLabel={t('remove')}
      cancelLabel={common('cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {t('deleting.text')}
    </ConfirmDialog>
  );
}
