import { useState } from 'react';
import { useSelector } from 'react-redux';
import { moderation } from '@/shared/i18n/en/moderation';
import { paths } from '@/shared/config/paths';
import { usePagedList } from '@/shared/store/usePagedList';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { RowList } from '@/shared/ui/infiniteList/RowList';
import { PersonRow } from '@/shared/ui/personRow/PersonRow';
import { RelativeTime } from '@/shared/ui/relativeTime/RelativeTime';
import { Select } from '@/shared/ui/select/Select';
import { deskActs } from '@/shared/wire/moderation';
import { deskLines, type DeskLinesState } from '../entities';
import { deskLog } from '../lists';
import type { DeskId } from '../types';
import styles from './Moderation.module.css';
import { useModerationTexts } from './moderationTexts';

type KnownAct = keyof typeof moderation.acts;
const isKnown = (act: string): act is KnownAct => Object.hasOwn(moderation.acts, act);

/** Every answer at a desk, newest first (DESK-03). */
export function DeskLog({ desk }: { desk: DeskId }) {
  const t = useModerationTexts();
  const [act, setAct] = useState('');
  const list = usePagedList(deskLog, { desk, act });
  return (
    <div className={styles.log}>
      <div className={styles.filter}>
        <Select
          label={t('act')}
          size="sm"
          placeholder={t('everyAct')}
          options={deskActs.map((one) => ({ value: one, label: t(`acts.${one}`) }))}
          value={act}
          onChange={({ target }) => setAct(target.value)}
        />
      </div>
      <RowList
        list={list}
        label={t('log')}
        renderRow={renderLine}
        errorTitle={t('logFailed')}
        empty={<EmptyState seed="nobody" title={t('logNone')} text={t('logNoneText')} />}
      />
      <p className={styles.note}>{t('logNote')}</p>
    </div>
  );
}

const renderLine = (id: string) => <Line id={id} />;

function Line({ id }: { id: string }) {
  const t = useModerationTexts();
  const line = useSelector((state: DeskLinesState) => deskLines.select(state, id));
  if (!line) return null;
  const { act, actor, author, subject, group, rule, note, createdAt } = line;
  const name = author?.displayName ?? t('somebody');
  const nobody = t(act === 'hide' ? 'automatic' : 'somebody');
  return (
    <PersonRow
      name={actor?.displayName ?? nobody}
      {...(actor && { to: paths.profile(actor.permalink) })}
      image={actor?.avatar ?? null}
      meta={
        <>
          <b>{t(`acts.${isKnown(act) ? act : 'other'}`)}</b> <bdi>{t(`things.${subject}`, { name })}</bdi>
          {[rule, note, group?.name ?? ''].map(
            (part, index) =>
              part !== '' && (
                <span key={index}>
                  {' · '}
                  <bdi>{part}</bdi>
                </span>
              ),
          )}{' '}
          · <RelativeTime at={createdAt} />
        </>
      }
    />
  );
}
