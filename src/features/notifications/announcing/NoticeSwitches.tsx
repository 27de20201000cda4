import { useState } from 'react';
import { chooseNotices, noticeChoicesOf } from '@/shared/lib/device/noticeChoices';
import { useDevice } from '@/shared/lib/device/useDevice';
import { Banner } from '@/shared/ui/banner/Banner';
import { Switch } from '@/shared/ui/switch/Switch';
import { useNotificationTexts } from '../ui/notificationTexts';
import styles from './NoticeSwitches.module.css';
import { showSystemNotice } from './systemNotice';
import { playTone } from './tone';

/** Sound and system notifications of this device. The browser is asked by the member's own click alone. */
export function NoticeSwitches() {
  const t = useNotificationTexts();
  const { hasSound, hasSystem } = noticeChoicesOf(useDevice());
  const [refusal, setRefusal] = useState<'refused' | 'impossible' | null>(null);
  const canNotify = 'Notification' in globalThis;
  const isGranted = canNotify && Notification.permission === 'granted';
  async function switchSystem(isOn: boolean) {
    const found = isOn ? await refusalOf(t('device.systemOn')) : null;
    setRefusal(found);
    chooseNotices({ hasSystem: isOn && found === null });
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
      <div role="status">{refusal && <Banner kind="warning">{t(`device.${refusal}`)}</Banner>}</div>
    </div>
  );
}

/** Asks the browser and shows a first notification, since some allow them and show none. Answers why there is none. */
async function refusalOf(first: string): Promise<'refused' | 'impossible' | null> {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  return showSystemNotice(first) === null ? 'impossible' : null;
}
