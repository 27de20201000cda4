import { membershipOf } from '@/shared/rules/membership';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import type { Group } from '../types';
import { useGroupPageTexts } from './groupPageTexts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** A private group to whom it does not show, or one that has blocked the member: why, and what opens it (GRP-03). */
export function LockedGroup({ group }: { group: Group }) {
  const t = useGroupPageTexts();
  const { blocked } = group;
  const { state } = membershipOf(group);
  if (blocked) {
    const { until, reason } = blocked;
    return (
      <EmptyState
        seed="locked"
        title={
          until === null
            ? t('locked.blocked')
            : t('locked.blockedUntil', { date: day.format(new Date(until)) })
        }
        {...(reason === '' ? {} : { text: t('locked.reason', { reason }) })}
      />
    );
  }
  const text =
    state === 'requested' ? t('locked.asked') : state === 'invited' ? t('locked.invited') : t('locked.text');
  return <EmptyState seed="locked" title={t('locked.title')} text={text} />;
}
