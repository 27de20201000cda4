import { Link2 } from 'lucide-react';
import { use, type ReactNode } from 'react';
import type { UserEntity } from '@/features/people/types';
import { PersonHover } from '@/features/people/ui/PersonHover';
import { usePresence } from '@/features/presence/usePresence';
import { paths } from '@/shared/config/paths';
import { Avatar } from '@/shared/ui/avatar/Avatar';
import { Badge } from '@/shared/ui/badge/Badge';
import { Link } from '@/shared/ui/link/Link';
import { RelativeTime } from '@/shared/ui/relativeTime/RelativeTime';
import type { Post } from '../types';
import styles from './PostHeader.module.css';
import { PostExtrasContext } from './postExtras';
import { usePostTexts } from './postTexts';

interface PostHeaderProps {
  post: Post;
  author: UserEntity;
  isOwn: boolean;
  /** Id of the time element. */
  timeId: string;
  /** The menu, at the end. */
  children: ReactNode;
}

/** Author or company, wall, time and marks of a post: edited, on the chain (POST-08). */
export function PostHeader({ post, author, isOwn, timeId, children }: PostHeaderProps) {
  const t = usePostTexts();
  const company = post.postType === 'company' ? post.entity : null;
  const badge = use(PostExtrasContext)?.badge(post) ?? null;
  return (
    <header className={styles.header}>
      {company ? <CompanyPicture company={company} /> : <AuthorPicture author={author} />}
      <div className={styles.by}>
        {company ? <CompanyName company={company} /> : <AuthorName author={author} />}
        <p className={styles.meta}>
          <span className={styles.place}>
            {company ? (
              <WrittenBy author={author} />
            ) : (
              <>
                @{author.permalink}
                <Place post={post} />
              </>
            )}
          </span>
          <span aria-hidden="true">·</span>
          <Link id={timeId} to={paths.post(post.id)} look="name" className={styles.time} data-shortcut="open">
            <RelativeTime at={post.createdAt} />
          </Link>
          {post.updatedAt !== null && (
            <>
              <span aria-hidden="true">·</span>
              <span>{t('wasEdited')}</span>
            </>
          )}
          {badge !== null && <Badge tone="accent">{badge}</Badge>}
          <ChainState status={post.blockchain.status} isOwn={isOwn} />
        </p>
      </div>
      {children}
    </header>
  );
}

function AuthorPicture({ author }: { author: UserEntity }) {
  const presence = usePresence(author.id);
  return (
    <PersonHover permalink={author.permalink}>
      <Link to={paths.profile(author.permalink)} tabIndex={-1} aria-hidden="true" className={styles.avatar}>
        <Avatar name={author.displayName} image={author.avatar} presence={presence} />
      </Link>
    </PersonHover>
  );
}

function AuthorName({ author }: { author: UserEntity }) {
  return (
    <p className={styles.name} title={author.displayName}>
      <PersonHover permalink={author.permalink}>
        <Link to={paths.profile(author.permalink)} look="name">
          <bdi>{author.displayName}</bdi>
        </Link>
      </PersonHover>
    </p>
  );
}

type Company = NonNullable<Post['entity']>;

function CompanyPicture({ company: { id, name, permalink, avatar } }: { company: Company }) {
  return (
    <Link to={paths.company(permalink)} tabIndex={-1} aria-hidden="true" className={styles.avatar}>
      <Avatar kind="company" name={name} seed={id} image={avatar} />
    </Link>
  );
}

function CompanyName({ company: { name, permalink } }: { company: Company }) {
  return (
    <p className={styles.name} title={name}>
      <Link to={paths.company(permalink)} look="name">
        <bdi>{name}</bdi>
      </Link>
    </p>
  );
}

/** The person behind a company's post. */
function WrittenBy({ author }: { author: UserEntity }) {
  const t = usePostTexts();
  return (
    <>
      {t('writtenBy')}{' '}
      <PersonHover permalink={author.permalink}>
        <Link to={paths.profile(author.permalink)} look="name" className={styles.wall}>
          <bdi>{author.displayName}</bdi>
        </Link>
      </PersonHover>
    </>
  );
}

/** State of a post on its way to the chain (POST-10); only its author sees that it waits or has failed. */
function ChainState({ status, isOwn }: { status: Post['blockchain']['status']; isOwn: boolean }) {
  const t = usePostTexts();
  if (status === 'off' || (status !== 'published' && !isOwn)) return null;
  return (
    <Badge tone={chainTones[status]} icon={Link2}>
      {t(`chain.${status}`)}
    </Badge>
  );
}

const chainTones = { published: 'accent', pending: 'line', failed: 'danger' } as const;

/** The wall of a post, unless it is its author's own. */
function Place({ post: { entity, postType, entityId, authorId } }: { post: Post }) {
  const t = usePostTexts();
  if (!entity || (postType === 'user' && entityId === authorId)) return null;
  if (postType === 'group') {
    return (
      <>
        {' '}
        {t('in')}{' '}
        <Link to={paths.group(entity.permalink)} look="name" className={styles.wall}>
          <bdi>{entity.name}</bdi>
        </Link>
      </>
    );
  }
  return (
    <>
      {' '}
      {t('onTimeline')}{' '}
      <Link to={paths.profile(entity.permalink)} look="name" className={styles.wall}>
        <bdi>{entity.name}</bdi>
      </Link>
    </>
  );
}
