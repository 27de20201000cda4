import { showToast } from './toasts';

/**
 * Copies a text to the clipboard, and tells what became of it.
 * @param failed is told where the browser refuses, as it may without a secure connection
 */
export async function copyText(text: string, { copied, failed }: { copied: string; failed: string }) {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'ok', text: copied });
  } catch {
    showToast({ kind: 'error', text: failed });
  }
}
