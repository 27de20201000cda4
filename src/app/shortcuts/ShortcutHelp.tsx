import { useMemo } from 'react';
import { writeDevice } from '@/shared/lib/device/device';
import { useDevice } from '@/shared/lib/device/useDevice';
import { Button } from '@/shared/ui/button/Button';
import { Modal } from '@/shared/ui/modal/Modal';
import { Switch } from '@/shared/ui/switch/Switch';
import { shortcuts as texts } from '@/shared/i18n/en/shortcuts';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';
import { bindingsOf, forgetKeys, isChanged } from './bindings';
import { Keys } from './Keys';
import styles from './ShortcutHelp.module.css';
import { ShortcutRow } from './ShortcutRow';
import { shortcuts } from './shortcuts';

addTexts('shortcuts', texts);

/** Keys outside the table of shortcuts, which stay as they are. */
const others = [
  { name: 'palette', keys: ['Ctrl k'] },
  { name: 'articles', keys: ['PageDown', 'PageUp'] },
  { name: 'intoComments', keys: ['Alt PageDown'] },
  { name: 'outOfList', keys: ['Ctrl Home', 'Ctrl End'] },
  { name: 'zoom', keys: ['+', '-', '0'] },
  { name: 'send', keys: ['Ctrl Enter'] },
  { name: 'close', keys: ['Esc'] },
] as const;

/** Lists the keys, changes them, and switches single-key shortcuts off (WCAG 2.1.4, HOUR-06). */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const t = useTexts('shortcuts');
  const device = useDevice();
  const bindings = useMemo(() => bindingsOf(device), [device]);
  return (
    <Modal isOpen size="lg" title={t('title')} onClose={onClose}>
      <Switch
        label={t('isOn')}
        help={t('isOnHelp')}
        isOn={device.hasShortcuts}
        onChange={(isOn) => writeDevice({ hasShortcuts: isOn })}
      />
      <dl className={styles.keys}>
        {shortcuts.map(({ name }) => (
          <ShortcutRow key={name} name={name} bindings={bindings} />
        ))}
        {others.map(({ name, keys }) => (
          <div key={name} className={styles.row}>
            <dt>
              {keys.map((key) => (
                <Keys key={key} keys={key} />
              ))}
            </dt>
            <dd>{t(`does.${name}`)}</dd>
          </div>
        ))}
      </dl>
      {shortcuts.some(({ name }) => isChanged(bindings, name)) && (
        <Button size="sm" onClick={forgetKeys}>
          {t('allUsual')}
        </Button>
      )}
    </Modal>
  );
}
