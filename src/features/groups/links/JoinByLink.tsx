import { useState } from 'react';
import { useRequest } from '@/shared/store/useRequest';
import { Banner } from '@/shared/ui/banner/Banner';
import { Button } from '@/shared/ui/button/Button';
import { lazyRoomOverlay } from '@/shared/ui/lazyPart/lazyRoomOverlay';
import { enterGroup } from '../requests';
import type { Group } from '../types';
import { useGroupTexts } from '../ui/groupTexts';
import { useGroupExtrasTexts } from '../ui/groupExtrasTexts';
import { asksBeforeJoining } from './asksBeforeJoining';
import styles from './Links.module.css';
import { useJoinFailure } from './linkFailure';

const JoinDialog = lazyRoomOverlay(async () => {
  const { JoinDialog: Part, rooms } = await import('./JoinDialog');
  return { default: Part, rooms };
});

interface JoinByLinkProps {
  group: Group;
  /** Of the link that led here. */
  code: string;
}

/** Offers to join by the link that led to the group, and says in plain words when it no longer works (GRP-06). */
export function JoinByLink({ group, code }: JoinByLinkProps) {
  const t = useGroupExtrasTexts();
  const texts = useGroupTexts();
  const failure = useJoinFailure();
  const [isAsked, setIsAsked] = useState(false);
  const { id } = group;
  const { error, isPending, send } = useRequest(enterGroup, { id });
  return (
    <div className={styles.offer} role={error && !isAsked ? 'alert' : 'status'}>
      <Banner
        kind={error && !isAsked ? 'error' : 'info'}
        action={
          <Button
            variant="primary"
            size="sm"
            isLoading={isPending}
            loadingLabel={texts('joining')}
            onClick={() => (asksBeforeJoining(group) ? setIsAsked(true) : send({ id, code }))}
          >
            {t('link.join')}
          </Button>
        }
      >
        {error && !isAsked ? failure(error) : t('link.offer')}
      </Banner>
      {isAsked && <JoinDialog group={group} code={code} onClose={() => setIsAsked(false)} />}
    </div>
  );
}
