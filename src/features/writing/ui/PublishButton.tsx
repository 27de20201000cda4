import { Button } from '@/shared/ui/button/Button';
import { useComposerTexts } from '../composerTexts';

interface PublishButtonProps {
  isReady: boolean;
  /** True while waiting for the link's preview. */
  isWaiting: boolean;
  onPublish: () => void;
}

/** The "Publish" button (POST-01). */
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
