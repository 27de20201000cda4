import { Ban, Shield, ShieldCheck } from 'lucide-react';
import { networkError } from '@/shared/errors/appError';
import { Avatar, type AvatarSize } from '@/shared/ui/avatar/Avatar';
import { Badge } from '@/shared/ui/badge/Badge';
import { Banner } from '@/shared/ui/banner/Banner';
import { Button } from '@/shared/ui/button/Button';
import { Count } from '@/shared/ui/count/Count';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { Logo } from '@/shared/ui/logo/Logo';
import { PersonRow } from '@/shared/ui/personRow/PersonRow';
import { PhotoGrid } from '@/shared/ui/photoGrid/PhotoGrid';
import { Progress } from '@/shared/ui/progress/Progress';
import { RelativeTime } from '@/shared/ui/relativeTime/RelativeTime';
import { Section } from '@/shared/ui/section/Section';
import { PersonRowSkeleton } from '@/shared/ui/skeleton/PersonRowSkeleton';
import { Skeleton } from '@/shared/ui/skeleton/Skeleton';
import { Spinner } from '@/shared/ui/spinner/Spinner';
import { Tile } from '@/shared/ui/tile/Tile';
import styles from './Kit.module.css';
import { Pane } from './Pane';
import { samplePhotos, samples } from './samples';

const ignore = () => undefined;
const sizes: AvatarSize[] = [24, 32, 36, 40, 44, 56, 72, 104, 136];
const [member, admin, moderator, blocked, draft] = samples.badges;

/** People, labels, feedback and content in their states. */
export function SurfaceStates() {
  return (
    <>
      <Faces />
      <Pane title="Section, PersonRow, Skeleton">
        <div className={styles.grid}>
          <Section title={samples.section}>
            {samples.names.map((person) => (
              <PersonRow
                key={person}
                name={person}
                to="/kit"
                image={null}
                meta={samples.meta}
                action={<Button size="sm">{samples.label}</Button>}
              />
            ))}
          </Section>
          <div>
            <PersonRowSkeleton />
            <Skeleton height={120} shape="block" />
          </div>
        </div>
      </Pane>
      <Pane title="Banner, Progress, EmptyState, ErrorState">
        <div className={styles.stack}>
          <Banner kind="ok">{samples.banner}</Banner>
          <Banner kind="info">{samples.banner}</Banner>
          <Banner
            kind="warning"
            isFlat
            action={
              <Button variant="quiet" size="sm">
                {samples.view}
              </Button>
            }
          >
            {samples.banner}
          </Banner>
          <Banner kind="error">{samples.banner}</Banner>
          <Progress label={samples.upload} value={0.6} />
        </div>
        <div className={styles.grid}>
          <EmptyState
            seed="efeed"
            title={samples.emptyTitle}
            text={samples.emptyText}
            action={<Button variant="primary">{samples.emptyAction}</Button>}
          />
          <ErrorState error={networkError} onRetry={ignore} />
        </div>
      </Pane>
      <Pane title="PhotoGrid, Tile">
        <div className={styles.grid}>
          {[1, 2, 3, 4, 12].map((count) => (
            <PhotoGrid key={count} photos={samplePhotos.slice(0, count)} onOpen={ignore} />
          ))}
          <div className={styles.cover}>
            <Tile seed="marl" columns={13} rows={4} />
          </div>
        </div>
      </Pane>
    </>
  );
}

function Faces() {
  const { name, group, company } = samples;
  return (
    <Pane title="Avatar, Badge, Count">
      <div className={styles.row}>
        {sizes.map((size) => (
          <Avatar key={size} name={name} image={null} size={size} presence="online" />
        ))}
      </div>
      <div className={styles.row}>
        <Avatar name={name} image={null} presence="away" />
        <Avatar name={name} image={null} presence="busy" />
        <Avatar kind="group" name={group} seed="allot7" image={null} />
        <Avatar kind="company" name={company} seed="northlight" image={null} />
        <Badge>{member}</Badge>
        <Badge tone="accent" icon={ShieldCheck}>
          {admin}
        </Badge>
        <Badge tone="spot" icon={Shield}>
          {moderator}
        </Badge>
        <Badge tone="danger" icon={Ban}>
          {blocked}
        </Badge>
        <Badge tone="line">{draft}</Badge>
        <Count value={7} />
        <Count value={120} />
        <Logo />
        <Spinner />
        <RelativeTime at="2026-01-05T09:00:00Z" />
      </div>
    </Pane>
  );
}
