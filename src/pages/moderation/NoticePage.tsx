import { useParams } from 'react-router-dom';
import { loadNotice } from '@/features/moderation/requests';
import { noticeRoom } from '@/features/moderation/room';
import { useModerationTexts } from '@/features/moderation/ui/moderationTexts';
import { Notice } from '@/features/moderation/ui/Notice';
import { paths } from '@/shared/config/paths';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { useLoad } from '@/shared/store/useLoad';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { PageHeading } from '@/shared/ui/pageHeading/PageHeading';
import { PersonRowSkeleton } from '@/shared/ui/skeleton/PersonRowSkeleton';
import { StillWorking } from '@/shared/ui/stillWorking/StillWorking';

export const rooms = [noticeRoom];

/** A moderator's decision, for its author alone (DESK-03). */
export default function NoticePage() {
  const t = useModerationTexts();
  const { noticeId = '' } = useParams();
  const { data, error, retry, cancel } = useLoad(loadNotice, noticeId);
  useDocumentTitle(t('title'));
  if (data) return <Notice notice={data} />;
  if (error?.status === 404)
    return (
      <EmptyState
        seed="nobody"
        title={t('notice.gone')}
        text={t('notice.goneText')}
        action={<ButtonLink to={paths.notifications}>{t('notice.back')}</ButtonLink>}
        isPage
      />
    );
  return (
    <>
      <PageHeading isHidden>{t('title')}</PageHeading>
      {error ? (
        <ErrorState title={t('notice.failed')} error={error} onRetry={retry} />
      ) : (
        <div role="status" aria-busy="true" aria-label={t('title')}>
          <PersonRowSkeleton count={2} />
          <StillWorking onCancel={cancel} />
        </div>
      )}
    </>
  );
}
