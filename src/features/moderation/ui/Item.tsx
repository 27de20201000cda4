import { useEffect, useId, useRef } from 'react';
import { useSelector } from 'react-redux';
import { fileUrl } from '@/shared/lib/files/fileUrl';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { moderation } from '@/shared/i18n/en/moderation';
import { Avatar } from '@/shared/ui/avatar/Avatar';
import { PersonRow } from '@/shared/ui/personRow/PersonRow';
import { RelativeTime } from '@/shared/ui/relativeTime/RelativeTime';
import { reviewItems, type ReviewItemsState } from '../entities';
import type { Decision, ReviewItem } from '../types';
import { Answers } from './Answers';
import styles from './Moderation.module.css';
import { useModerationTexts } from './moderationTexts';

interface ItemProps {
  id: string;
  /** False for an item that was chosen where it may be out of sight. */
  isInView: boolean;
  /** The queue as it is shown, for the keys that move in it. */
  ids: readonly string[];
  onOpen: (id: string) => void;
  onDecide: (decision: Decision) => void;
}

/** Item that waits: a question, what there is to know, and the answers (DESK-02). */
export function Item({ id, isInView, ids, onOpen, onDecide }: ItemProps) {
  const t = useModerationTexts();
  const questionId = useId();
  const item = useSelector((state: ReviewItemsState) => reviewItems.select(state, id));
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isInView) article.current?.scrollIntoView({ block: 'start' });
  }, [isInView]);
  if (!item) return null;
  const { kind, subject, reports, firstAt, claim } = item;
  return (
    <article ref={article} className={styles.item} aria-labelledby={questionId}>
      <p className={styles.lead}>
        <span>
          {t(kind === 'pending' ? 'waits' : 'reported', {
            subject: t(`subjects.${subject.kind}`),
            count: reports,
          })}{' '}
          · <RelativeTime at={firstAt} />
          {item.hidden && <> · {t('hidden')}</>}
        </span>
        {claim && (
          <span className={styles.claim} data-mine={claim.mine}>
            <Avatar name={claim.user.displayName} image={claim.user.avatar} size={24} />
            <bdi>{claim.mine ? t('yours') : t('looks', { name: claim.user.displayName })}</bdi>
          </span>
        )}
      </p>
      <h2 id={questionId} className={styles.question}>
        {t(`questions.${questionOf(item)}`)}
      </h2>
      <Evidence item={item} />
      <Reported item={item} />
      <Answers item={item} ids={ids} onOpen={onOpen} onDecide={onDecide} />
    </article>
  );
}

type Question = keyof typeof moderation.questions;
const isQuestion = (code: string): code is Question => Object.hasOwn(moderation.questions, code);

/** The question of the reason that most reporters gave. */
function questionOf({ kind, group, reasons }: ReviewItem): Question {
  if (kind === 'pending') return group === null ? 'links' : kind;
  if (kind !== 'report') return kind;
  const [top] = [...reasons].sort((one, other) => other.count - one.count);
  return top !== undefined && isQuestion(top.code) ? top.code : 'other';
}

function pathOf({ subject: { kind, id, permalink, gone } }: ReviewItem): string | null {
  if (gone) return null;
  if (kind === 'post') return paths.post(id);
  if (kind === 'comment') return paths.comment(id);
  if (kind === 'clip') return paths.shortVideo(id);
  if (permalink === null) return null;
  return { user: paths.profile, group: paths.group, company: paths.company }[kind](permalink);
}

/** The thing itself, as it is at this moment. */
function Evidence({ item }: { item: ReviewItem }) {
  const t = useModerationTexts();
  const { subject, author, group, record, kind } = item;
  // Nobody at the desk sees in place what was removed, is hidden or waits.
  const path = kind === 'report' && !item.hidden ? pathOf(item) : null;
  return (
    <section className={styles.evidence}>
      <header>
        {author ? (
          <PersonRow
            name={author.displayName}
            to={paths.profile(author.permalink)}
            image={author.avatar}
            size={40}
            meta={
              <>
                {group && <bdi>{t('inGroup', { group: group.name })} · </bdi>}
                {subject.createdAt !== null && <RelativeTime at={subject.createdAt} />}
              </>
            }
          />
        ) : (
          <span className={styles.meta}>{t(`subjects.${subject.kind}`)}</span>
        )}
        {path !== null && (
          <Link to={path} className={styles.link}>
            {t('open')}
          </Link>
        )}
      </header>
      {subject.text !== '' && (
        <p className={styles.words} dir="auto">
          {subject.text}
        </p>
      )}
      {subject.pictures.length > 0 && (
        <div className={styles.pictures}>
          {subject.pictures.map((picture) => (
            <img
              key={picture.key}
              src={fileUrl(picture, 'thumb')}
              alt={picture.alt === '' ? t(kind === 'pending' ? 'pictureOfWaiting' : 'picture') : picture.alt}
              loading="lazy"
            />
          ))}
        </div>
      )}
      {subject.gone && <p className={styles.meta}>{t('gone')}</p>}
      {record && (
        <p className={styles.record}>
          <span>
            {t('record.since')} <RelativeTime at={record.since} />
          </span>
          <span>{t('record.removed', { count: record.removed })}</span>
        </p>
      )}
    </section>
  );
}

/** Reports, or the author's objection. */
function Reported({ item: { appeal, words, reporters, group } }: { item: ReviewItem }) {
  const t = useModerationTexts();
  return (
    <>
      {appeal && (
        <section className={styles.said}>
          <h3>{t('side')}</h3>
          <p className={styles.words} dir="auto">
            {appeal.text}
          </p>
          <p className={styles.meta}>{t(`decided.${appeal.answer}`, { rule: appeal.rule })}</p>
        </section>
      )}
      {words.length > 0 && (
        <section className={styles.said}>
          <h3>{t('words')}</h3>
          <ul>
            {words.map((said, index) => (
              <li key={index} dir="auto">
                “{said}”
              </li>
            ))}
          </ul>
          {group && <p className={styles.meta}>{t('discreet')}</p>}
        </section>
      )}
      {reporters && reporters.length > 0 && (
        <section className={styles.said}>
          <h3>{t('reporters')}</h3>
          <ul>
            {reporters.map(({ user, upheld, decided }) => (
              <li key={user.id}>
                <Link to={paths.profile(user.permalink)} className={styles.link}>
                  <bdi>{user.displayName}</bdi>
                </Link>{' '}
                <span className={styles.meta}>
                  {decided === 0 ? t('firstReport') : t('rate', { upheld, decided })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
