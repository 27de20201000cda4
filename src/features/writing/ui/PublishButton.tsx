import { Button } from '@/shared/ui/button/Button';
import { useComposerTexts } from '../composerTexts';

interface PublishButtonProps {
  isReady: boolean;
  /** It waits for the preview of the post's link. */
  isWaiting: boolean;
  onPublish: () => void;
}

/** "Publish" of every dialog that does (POST-01). */
export function PublishButton({ isReady, isWaiting, onPublish }: PublishButtonProps) {
  const t = useComposerTexts();
  return (
    <Button
      variant="primary"
      disabled={!isReady}
      isLoading={isWaiting}
      loadingLabel={t('publishing')}
      onClick={onPublish}
    >
      {t('publish')}
    </Button>
  );
}
