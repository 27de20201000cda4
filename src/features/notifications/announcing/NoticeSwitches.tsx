import { useState } from 'react';
import { chooseNotices, noticeChoicesOf } from '@/shared/lib/device/noticeChoices';
import { useDevice } from '@/shared/lib/device/useDevice';
import { Banner } from '@/shared/ui/banner/Banner';
import { Switch } from '@/shared/ui/switch/Switch';
import { useNotificationTexts } from '../ui/notificationTexts';
import styles from './NoticeSwitches.module.css';
import { playTone } from './tone';

/** Sound and system notifications of this device. The browser is asked by the member's own click alone. */
export function NoticeSwitches() {
  const t = useNotificationTexts();
  const { hasSound, hasSystem } = noticeChoicesOf(useDevice());
  const [isRefused, setIsRefused] = useState(false);
  const canNotify = 'Notification' in globalThis;
  const isGranted = canNotify && Notification.permission === 'granted';
  async function switchSystem(isOn: boolean) {
    const answer = isOn ? await Notification.requestPermission() : 'granted';
    setIsRefused(answer !== 'granted');
    chooseNotices({ hasSystem: isOn && answer === 'granted' });
  }
  return (
    <div className={styles.rows}>
      <Switch
        label={t('device.sound')}
        help={t('device.soundHelp')}
        isOn={hasSound}
        onChange={(isOn) => {
          chooseNotices({ hasSound: isOn });
          if (isOn) void playTone();
        }}
      />
      {canNotify && (
        <Switch
          label={t('device.system')}
          help={t('device.systemHelp')}
          isOn={hasSystem && isGranted}
          onChange={(isOn) => void switchSystem(isOn)}
        />
      )}
      <div role="status">{isRefused && <Banner kind="warning">{t('device.refused')}</Banner>}</div>
    </div>
  );
}
