import { Copy, Link, X } from 'lucide-react';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useCopyLink } from '@/features/posts/ui/useCopyLink';
import { paths } from '@/shared/config/paths';
import { failureText } from '@/shared/i18n/errorText';
import { useTexts } from '@/shared/i18n/useTexts';
import { usePagedList } from '@/shared/store/usePagedList';
import { useRequest } from '@/shared/store/useRequest';
import { useNow } from '@/shared/lib/time/useNow';
import type { UndoState } from '@/shared/undo/undo';
import { Badge } from '@/shared/ui/badge/Badge';
import { Banner } from '@/shared/ui/banner/Banner';
import { Button } from '@/shared/ui/button/Button';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { Select } from '@/shared/ui/select/Select';
import { groupLinks, type GroupLinksState } from '../entities';
import type { Group } from '../types';
import { useGroupExtrasTexts } from '../ui/groupExtrasTexts';
import styles from './Links.module.css';
import { linksOf } from './lists';
import { createLink, linkActs } from './requests';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

interface InviteLinksProps {
  group: Pick<Group, 'id' | 'permalink'>;
  place?: 'page' | 'dialog';
}

/** The invite links of a group: made, copied while their code is known, and revoked (GRP-06). */
export function InviteLinks({ group, place = 'page' }: InviteLinksProps) {
  const t = useGroupExtrasTexts();
  const common = useTexts('common');
  const list = usePagedList(linksOf, group.id);
  const { ids, isLonger } = list;
  const revoked = useSelector((state: { undo: UndoState }) => linkActs.selectItems(state));
  const shown = ids.filter((id) => !revoked.some(({ linkId }) => linkId === id));
  return (
    <section aria-label={t('links.title')} className={styles.links} data-place={place}>
      <div>
        <h2 className={styles.title}>{t('links.title')}</h2>
        <p className={styles.note}>{t('links.text')}</p>
      </div>
      <NewLink groupId={group.id} />
      {shown.length > 0 && (
        <ul className={styles.list} aria-label={t('links.title')}>
          {shown.map((id) => (
            <LinkRow key={id} id={id} group={group} />
          ))}
        </ul>
      )}
      {list.error ? (
        <ErrorState title={t('links.failed')} error={list.error} onRetry={list.retry} />
      ) : (
        ids.length > 0 &&
        isLonger && (
          <Button variant="quiet" isLoading={list.isLoading} onClick={list.loadMore}>
            {common('list.loadMore')}
          </Button>
        )
      )}
    </section>
  );
}

function LinkRow({ id, group }: { id: string; group: InviteLinksProps['group'] }) {
  const t = useGroupExtrasTexts();
  const dispatch = useDispatch();
  const now = useNow();
  const copy = useCopyLink();
  const link = useSelector((state: GroupLinksState) => groupLinks.select(state, id));
  if (!link) return null;
  const { uses, used, expiresAt, code } = link;
  const end = new Date(expiresAt);
  const ending = Number.isNaN(end.getTime()) ? null : t('links.ends', { date: day.format(end) });
  const state = end.getTime() <= now ? t('links.over') : used >= uses ? t('links.usedUp') : null;
  const path =
    code === undefined ? null : `${paths.group(group.permalink)}?invite=${encodeURIComponent(code)}`;
  const facts = [t('links.used', { used, uses }), ...(ending === null ? [] : [ending])].join(' · ');
  return (
    <li className={styles.link}>
      <span className={styles.facts}>
        {facts} {state !== null && <Badge>{state}</Badge>}
      </span>
      {path !== null && (
        <Button size="sm" icon={Copy} onClick={() => void copy(path)}>
          {t('links.copy')}
        </Button>
      )}
      <Button
        size="sm"
        variant="quiet"
        icon={X}
        onClick={() => dispatch(linkActs.act([{ groupId: group.id, linkId: id }]))}
      >
        {t('links.revoke')}
      </Button>
      {path !== null && (
        <p className={styles.address}>
          <span>{new URL(path, location.origin).href}</span>
          <br />
          {t('links.once')}
        </p>
      )}
    </li>
  );
}

const dayChoices = [1, 7, 30, 90];
const useChoices = [1, 5, 25, 100, 1000];

function NewLink({ groupId }: { groupId: string }) {
  const t = useGroupExtrasTexts();
  const [days, setDays] = useState(7);
  const [uses, setUses] = useState(25);
  const { error, isPending, send } = useRequest(createLink, { groupId });
  return (
    <>
      <form
        className={styles.form}
        aria-label={t('links.create')}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) send({ groupId, days, uses });
        }}
      >
        <Select
          label={t('links.days')}
          value={String(days)}
          options={dayChoices.map((count) => ({
            value: String(count),
            label: t('links.dayCount', { count }),
          }))}
          onChange={({ target }) => setDays(Number(target.value))}
        />
        <Select
          label={t('links.uses')}
          value={String(uses)}
          options={useChoices.map((count) => ({
            value: String(count),
            label: t('links.useCount', { count }),
          }))}
          onChange={({ target }) => setUses(Number(target.value))}
        />
        <Button type="submit" icon={Link} isLoading={isPending} loadingLabel={t('links.creating')}>
          {t('links.create')}
        </Button>
      </form>
      {error && !isPending && (
        <div role="alert">
          <Banner kind="error">{failureText('groups:failedTo.createLink', error)}</Banner>
        </div>
      )}
    </>
  );
}
