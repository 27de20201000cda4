import {
  ArrowBigUp,
  AtSign,
  Bell,
  BellOff,
  Coins,
  Link2,
  MessageCircle,
  MessageSquare,
  Newspaper,
  ShieldCheck,
  UserCheck,
  UserPlus,
  Users,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import { productName } from '@/shared/config/product';
import { useId, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { users, type UsersState } from '@/features/people/entities';
import type { UserEntity } from '@/features/people/types';
import { PersonHover } from '@/features/people/ui/PersonHover';
import { useSpeaks } from '@/features/session/useSpeaks';
import { fileUrl } from '@/shared/lib/files/fileUrl';
import { Avatar } from '@/shared/ui/avatar/Avatar';
import { SubjectContext } from '@/shared/ui/personRow/SubjectContext';
import { RelativeTime } from '@/shared/ui/relativeTime/RelativeTime';
import { VisuallyHidden } from '@/shared/ui/visuallyHidden/VisuallyHidden';
import { NotificationOptions } from '../acts/NotificationOptions';
import { setRead } from '../acts/requests';
import { useIsMuted } from '../acts/useIsMuted';
import type { NotificationGroup } from '../groups';
import { pathOf, wordingOf } from '../wording';
import { InviteAnswer } from './InviteAnswer';
import styles from './NotificationRow.module.css';
import { useNotificationTexts } from './notificationTexts';

const marks: Partial<Record<string, LucideIcon>> = {
  userpost: Newspaper,
  postcomment: MessageSquare,
  mention: AtSign,
  vote: ArrowBigUp,
  grouppost: Users,
  groupcomment: MessageSquare,
  groupinvite: Users,
  userfollow: UserPlus,
  followerinvite: UserPlus,
  followeraccept: UserCheck,
  blockchain: Link2,
  chat: MessageCircle,
  verification: ShieldCheck,
  moderation: ShieldCheck,
};

const marksOfActions: Partial<Record<string, LucideIcon>> = {
  repost: Zap,
  ico_bounty_apply: Coins,
  airdrop_participate: Coins,
  airdrop_status_change: Coins,
};

interface NotificationRowProps {
  group: NotificationGroup;
  /** Called when a target was opened, so that the panel closes. */
  onOpen?: (() => void) | undefined;
}

/** One row: actors, action and time; links to its target, and answers requests in place (NTF-03, NTF-05). */
export function NotificationRow({ group, onOpen }: NotificationRowProps) {
  const t = useNotificationTexts();
  const dispatch = useDispatch();
  const sentenceId = useId();
  const [newest] = group.items;
  const isMuted = useIsMuted(newest?.target);
  const isMarkable = useSpeaks('notify');
  const actor = useSelector((state: UsersState) => users.select(state, newest?.actorId ?? ''));
  if (!newest) return null;
  const { modelType, actionType, text, read, createdAt, target } = newest;
  const Mark = marksOfActions[actionType ?? ''] ?? marks[modelType] ?? Bell;
  const path = pathOf(newest);
  const open = () => {
    onOpen?.();
    if (!read && isMarkable) dispatch(setRead.request({ ids: group.items.map(({ id }) => id), read: true }));
  };
  const content = (
    <>
      <span>
        <span id={sentenceId}>
          <Sentence group={group} />
        </span>
        <span className={styles.meta}>
          <RelativeTime at={createdAt} />
          {isMuted && (
            <span className={styles.muted}>
              <BellOff aria-hidden="true" />
              <VisuallyHidden>{t('muted')}</VisuallyHidden>
            </span>
          )}
          {text !== null && (
            <span className={styles.excerpt} dir="auto">
              {text}
            </span>
          )}
        </span>
      </span>
      {target.picture && (
        <img className={styles.thumbnail} src={fileUrl(target.picture, 'thumb')} alt="" loading="lazy" />
      )}
    </>
  );
  return (
    <div className={styles.row} data-unread={!read}>
      {!read && <VisuallyHidden>{t('unread')}</VisuallyHidden>}
      <Hover person={actor}>
        <span className={styles.picture}>
          <Avatar name={actor?.displayName ?? productName} image={actor?.avatar ?? null} size={44} />
          <span className={styles.mark}>
            <Mark aria-hidden="true" />
          </span>
        </span>
      </Hover>
      <div className={styles.body}>
        {path === null ? (
          <p className={styles.text}>{content}</p>
        ) : (
          <Link to={path} className={styles.text} onClick={open}>
            {content}
          </Link>
        )}
        {(modelType === 'followerinvite' || modelType === 'groupinvite') && (
          <SubjectContext value={sentenceId}>
            <InviteAnswer notification={newest} />
          </SubjectContext>
        )}
      </div>
      <SubjectContext value={sentenceId}>
        <NotificationOptions group={group} isMuted={isMuted} />
      </SubjectContext>
    </div>
  );
}

/** "A and B commented on your post." */
function Sentence({ group: { items } }: { group: NotificationGroup }) {
  const t = useNotificationTexts();
  const [newest] = items;
  const actorIds = [...new Set(items.flatMap(({ actorId }) => actorId ?? []))];
  const [firstId, secondId] = actorIds;
  if (!newest) return null;
  const wording = wordingOf(newest);
  if (wording.kind === 'operation') return <span>{t(`operations.${wording.key}`)}</span>;
  if (wording.kind === 'neutral') return <span>{t('neutral')}</span>;
  const text = t(`did.${wording.key}`);
  // A sentence about the member, without an actor.
  if (text.endsWith('.')) return <span>{text}</span>;
  return (
    <span>
      <Name id={firstId} />{' '}
      {actorIds.length === 2 && (
        <>
          {t('and')} <Name id={secondId} />{' '}
        </>
      )}
      {actorIds.length > 2 && <>{t('others', { count: actorIds.length - 1 })} </>}
      {text}
    </span>
  );
}

function Name({ id = '' }: { id: string | undefined }) {
  const t = useNotificationTexts();
  const person = useSelector((state: UsersState) => users.select(state, id));
  return (
    <Hover person={person}>
      <b>
        <bdi>{person?.displayName ?? t('somebody')}</bdi>
      </b>
    </Hover>
  );
}

function Hover({ person, children }: { person: UserEntity | undefined; children: ReactNode }) {
  return person ? <PersonHover permalink={person.permalink}>{children}</PersonHover> : children;
}
