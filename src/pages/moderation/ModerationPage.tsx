import { useSelector } from 'react-redux';
import { selectModerates } from '@/features/moderation/access';
import { moderationRoom } from '@/features/moderation/room';
import { Desk } from '@/features/moderation/ui/Desk';
import { useModerationTexts } from '@/features/moderation/ui/moderationTexts';
import { paths } from '@/shared/config/paths';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { lazyPart } from '@/shared/ui/lazyPart/lazyPart';
import { Masthead } from '@/shared/ui/pageHeading/Masthead';
import { Suspense } from 'react';

const NotFoundPage = lazyPart(async () => (await import('../status/NotFoundPage')).default);

export const rooms = [moderationRoom];

/** The desk of the house: what waits, and what was answered; not there for those without it (DESK-02). */
export default function ModerationPage() {
  const moderates = useSelector(selectModerates);
  return moderates ? (
    <House />
  ) : (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  );
}

function House() {
  const t = useModerationTexts();
  useDocumentTitle(t('title'));
  return (
    <>
      <Masthead>{t('title')}</Masthead>
      <Desk desk={null} path={paths.moderation} />
    </>
  );
}
