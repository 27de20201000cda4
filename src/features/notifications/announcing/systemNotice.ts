import { productName } from '@/shared/config/product';

/**
 * Shows a system notification; null where pages may show none, whatever the permission says, as in Chrome on Android.
 */
export function showSystemNotice(body: string): Notification | null {
  try {
    return new Notification(productName, { body, icon: '/favicon.svg', tag: 'kith' });
  } catch {
    return null;
  }
}
