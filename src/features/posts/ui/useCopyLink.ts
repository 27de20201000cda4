import { useCallback } from 'react';
import { copyText } from '@/shared/ui/toasts/copyText';
import { usePostTexts } from './postTexts';

/** Copies the full address of a path and reports success or failure (POST-05). */
export function useCopyLink() {
  const t = usePostTexts();
  return useCallback(
    (path: string) =>
      copyText(new URL(path, location.origin).href, { copied: t('linkCopied'), failed: t('linkNotCopied') }),
    [t],
  );
}
