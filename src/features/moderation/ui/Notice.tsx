import { RotateCcw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import type { moderation } from '@/shared/i18n/en/moderation';
import { absoluteTime } from '@/shared/lib/time/relativeTime';
import { Button } from '@/shared/ui/button/Button';
import { lazyOverlay } from '@/shared/ui/lazyPart/lazyPart';
import { PageHeading } from '@/shared/ui/pageHeading/PageHeading';
import { RelativeTime } from '@/shared/ui/relativeTime/RelativeTime';
import type { ModerationNotice } from '../types';
import styles from './Notice.module.css';
import { useModerationTexts } from './moderationTexts';

const AppealDialog = lazyOverlay(async () => (await import('./AppealDialog')).AppealDialog);

/** A decision about something of the member's: what, why and what now, and the one chance to be heard (DESK-03). */
export function Notice({ notice }: { notice: ModerationNotice }) {
  const t = useModerationTexts();
  const { group, createdAt, excerpt, rule, note, outcome } = notice;
  return (
    <article className={styles.notice}>
      <p className={styles.meta}>
        {group && (
          <>
            <Link to={paths.group(group.permalink ?? group.id)} className={styles.link}>
              <bdi>{group.name}</bdi>
            </Link>
            {' · '}
          </>
        )}
        <RelativeTime at={createdAt} />
      </p>
      <PageHeading>{t(`notice.${titleOf(notice)}`)}</PageHeading>
      {excerpt !== '' && <blockquote dir="auto">{excerpt}</blockquote>}
      <dl>
        {rule !== '' && (
          <Row name={t('rule')}>
            <b dir="auto">{rule}</b>
          </Row>
        )}
        {note !== '' && (
          <Row name={t('note')}>
            <span dir="auto">{note}</span>
          </Row>
        )}
        <Row name={t('notice.decidedBy')}>{t(`notice.${deciderOf(notice)}`)}</Row>
        <Row name={t('notice.now')}>
          {t(outcome === 'restored' ? 'notice.nows.restored' : `notice.nows.${nowOf(notice)}`)}
        </Row>
      </dl>
      {notice.appeal ? <Steps notice={notice} /> : <Ask notice={notice} />}
    </article>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type Title = `titles.${keyof (typeof moderation)['notice']['titles']}` | 'hidden' | 'silenced' | 'archived';

function titleOf({ answer, subject }: ModerationNotice): Title {
  if (answer === 'silence') return subject === 'group' ? 'archived' : 'silenced';
  return answer === 'hide' ? 'hidden' : `titles.${subject}`;
}

function deciderOf({ answer, group }: ModerationNotice) {
  if (answer === 'hide') return 'byReports';
  return group ? 'byGroup' : 'byHouse';
}

function nowOf({
  answer,
  subject,
  group,
  outcome,
}: ModerationNotice): keyof (typeof moderation)['notice']['nows'] {
  if (answer === 'hide') return outcome === null ? 'hide' : 'hideEnded';
  if (answer === 'silence' && subject === 'group') return 'archive';
  if (answer === 'remove') return subject === 'group' || subject === 'company' ? 'delete' : 'remove';
  return group === null ? answer : `${answer}InGroup`;
}

/** Offers to ask once, in time. */
function Ask({ notice: { id, appealUntil } }: { notice: ModerationNotice }) {
  const t = useModerationTexts();
  const [isAsking, setIsAsking] = useState(false);
  const [openedAt] = useState(() => Date.now());
  if (appealUntil === null) return null;
  const until = Date.parse(appealUntil);
  if (until <= openedAt) return <p className={styles.meta}>{t('notice.over')}</p>;
  return (
    <div className={styles.ask}>
      <Button icon={RotateCcw} onClick={() => setIsAsking(true)}>
        {t('notice.ask')}
      </Button>
      <p className={styles.meta}>{t('notice.once', { date: absoluteTime(until) })}</p>
      {isAsking && <AppealDialog noticeId={id} onClose={() => setIsAsking(false)} />}
    </div>
  );
}

/** Course of things since the decision, and what comes. */
function Steps({ notice: { createdAt, appeal, outcome, outcomeAt } }: { notice: ModerationNotice }) {
  const t = useModerationTexts();
  return (
    <>
      <blockquote dir="auto">{appeal?.text}</blockquote>
      <ol className={styles.steps} aria-label={t('notice.steps')}>
        <li data-step="done">
          <b>{t('notice.decidedStep')}</b>
          <RelativeTime at={createdAt} />
        </li>
        <li data-step="done">
          <b>{t('notice.asked')}</b>
          {appeal && <RelativeTime at={appeal.createdAt} />}
        </li>
        {outcome === null ? (
          <li data-step="now" aria-current="step">
            <b>{t('notice.looking')}</b>
            <span>{t('notice.usually')}</span>
          </li>
        ) : (
          <li data-step="done">
            <b>{t(`notice.${outcome}`)}</b>
            {outcomeAt !== null && <RelativeTime at={outcomeAt} />}
          </li>
        )}
      </ol>
    </>
  );
}
