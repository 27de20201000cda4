import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Banner } from '@/shared/ui/banner/Banner';
import { useShellTexts } from './shellTexts';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Shows while the browser has no connection. */
export function OfflineBanner() {
  const t = useShellTexts();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && (
        <Banner kind="warning" icon={WifiOff} isFlat>
          {t('offline')}
        </Banner>
      )}
    </div>
  );
}
