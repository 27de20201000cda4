import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { groupsRoom } from '@/features/groups/room';
import { useGroup } from '@/features/groups/useGroup';
import { moderationRoom } from '@/features/moderation/room';
import { Desk } from '@/features/moderation/ui/Desk';
import { useModerationTexts } from '@/features/moderation/ui/moderationTexts';
import { useSpeaks } from '@/features/session/useSpeaks';
import { paths } from '@/shared/config/paths';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { membershipOf, whyNot } from '@/shared/rules/membership';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { lazyPart } from '@/shared/ui/lazyPart/lazyPart';
import { Masthead } from '@/shared/ui/pageHeading/Masthead';
import { PageHeading } from '@/shared/ui/pageHeading/PageHeading';
import { PersonRowSkeleton } from '@/shared/ui/skeleton/PersonRowSkeleton';
import { StillWorking } from '@/shared/ui/stillWorking/StillWorking';

const NotFoundPage = lazyPart(async () => (await import('../status/NotFoundPage')).default);

export const rooms = [groupsRoom, moderationRoom];

/** The desk of a group, for those who run it; not there for others (DESK-02). */
export default function GroupDeskPage() {
  const { permalink = '' } = useParams();
  const isSpoken = useSpeaks('desk');
  const { group, error, isGone, retry, cancel } = useGroup(permalink);
  const runsIt = group !== null && whyNot(membershipOf(group), 'see_desk') === null;
  if (isGone || !isSpoken || (group !== null && !runsIt))
    return (
      <Suspense>
        <NotFoundPage />
      </Suspense>
    );
  if (group) return <OfGroup key={group.id} id={group.id} name={group.name} permalink={group.permalink} />;
  return <Loading error={error} onRetry={retry} onCancel={cancel} />;
}

function OfGroup({ id, name, permalink }: { id: string; name: string; permalink: string }) {
  const t = useModerationTexts();
  const title = t('of', { group: name });
  useDocumentTitle(title);
  return (
    <>
      <Masthead
        aside={
          <ButtonLink to={paths.group(permalink)} variant="quiet" size="sm">
            {t('toGroup')}
          </ButtonLink>
        }
      >
        {title}
      </Masthead>
      <Desk desk={id} path={paths.group(permalink, 'desk')} />
    </>
  );
}

interface LoadingProps {
  error: Parameters<typeof ErrorState>[0]['error'] | null;
  onRetry: () => void;
  onCancel: () => void;
}

function Loading({ error, onRetry, onCancel }: LoadingProps) {
  const t = useModerationTexts();
  useDocumentTitle(t('title'));
  return (
    <>
      <PageHeading isHidden>{t('title')}</PageHeading>
      {error ? (
        <ErrorState title={t('failed')} error={error} onRetry={onRetry} />
      ) : (
        <div role="status" aria-busy="true" aria-label={t('title')}>
          <PersonRowSkeleton count={3} />
          <StillWorking onCancel={onCancel} />
        </div>
      )}
    </>
  );
}
