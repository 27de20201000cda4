import { RelativeTime } from '@/shared/ui/relativeTime/RelativeTime';
import { Badge } from '@/shared/ui/badge/Badge';
import { Button } from '@/shared/ui/button/Button';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { useLoad } from '@/shared/store/useLoad';
import { useRequest } from '@/shared/store/useRequest';
import { deviceOf } from '../userAgent';
import { endSessions, loadDevices } from '../requests';
import type { Device } from '../types';
import { RowsSkeleton } from './RowsSkeleton';
import styles from './Settings.module.css';
import { useSettingsTexts } from './settingsTexts';

/** Devices that are logged in, with "Log out" for one or all others (SET-03). */
export function DeviceList() {
  const t = useSettingsTexts();
  const { data: devices, error, retry, cancel } = useLoad(loadDevices);
  if (!devices)
    return error ? (
      <ErrorState title={t('devices.failed')} error={error} onRetry={retry} />
    ) : (
      <RowsSkeleton label={t('devices.loading')} onCancel={cancel} />
    );
  return (
    <>
      <ul className={styles.rows} aria-label={t('devices.list')}>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      {devices.some(({ current }) => !current) && <EndAll />}
    </>
  );
}

function DeviceRow({ device }: { device: Device }) {
  const t = useSettingsTexts();
  const { isPending, send } = useRequest(endSessions, device.id);
  const { browser, system } = deviceOf(device.agent);
  const name =
    browser !== undefined && system !== undefined
      ? t('devices.named', { browser, system })
      : (browser ?? system ?? t('devices.unknown'));
  return (
    <li className={styles.row}>
      <div className={styles.texts}>
        <p className={styles.name}>
          {name} {device.current && <Badge tone="accent">{t('devices.current')}</Badge>}
        </p>
        <p className={styles.help}>
          {t('devices.seen')} <RelativeTime at={device.lastSeenAt} />
        </p>
      </div>
      {!device.current && (
        <Button
          size="sm"
          aria-label={t('devices.endNamed', { name })}
          isLoading={isPending}
          loadingLabel={t('devices.ending')}
          onClick={() => send(device.id)}
        >
          {t('devices.end')}
        </Button>
      )}
    </li>
  );
}

function EndAll() {
  const t = useSettingsTexts();
  const { isPending, send } = useRequest(endSessions, null);
  return (
    <div className={styles.actions}>
      <Button isLoading={isPending} loadingLabel={t('devices.ending')} onClick={() => send(null)}>
        {t('devices.endAll')}
      </Button>
    </div>
  );
}
