import { useCallback } from 'react';
import { showToast } from '@/shared/ui/toasts/toasts';
import { usePostTexts } from './postTexts';

/** Puts the whole address of a path of the app on the clipboard, and says whether that worked (POST-05). */
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
