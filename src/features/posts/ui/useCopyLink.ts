import { useCallback } from 'react';
import { showToast } from '@/shared/ui/toasts/toasts';
import { usePostTexts } from './postTexts';

/** Copies the full address of a path and reports success or failure (POST-05). */
export function useCopyLink() {
  const t = usePostTexts();
  return useCallback(
    async (path: string) => {
      try {
        await navigator.clipboard.writeText(new URL(path, location.origin).href);
        showToast({ kind: 'ok', text: t('linkCopied') });
      } catch {
        showToast({ kind: 'error', text: t('linkNotCopied') });
      }
    },
    [t],
  );
}
