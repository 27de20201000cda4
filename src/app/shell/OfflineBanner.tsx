import { WifiOff } from 'lucide-react';
import { useOnline } from '@/shared/lib/device/useOnline';
import { Banner } from '@/shared/ui/banner/Banner';
import { useShellTexts } from './shellTexts';

/** Shows while the browser has no connection. */
export function OfflineBanner() {
  const t = useShellTexts();
  const isOnline = useOnline();
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
