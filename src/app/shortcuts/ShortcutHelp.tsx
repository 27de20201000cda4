import { writeDevice } from '@/shared/lib/device/device';
import { useDevice } from '@/shared/lib/device/useDevice';
import { Modal } from '@/shared/ui/modal/Modal';
import { Switch } from '@/shared/ui/switch/Switch';
import { shortcuts as texts } from '@/shared/i18n/en/shortcuts';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';
import styles from './ShortcutHelp.module.css';
import { shortcuts } from './shortcuts';

addTexts('shortcuts', texts);

/** Keys outside the table of shortcuts. */
const others = [
  { name: 'articles', keys: ['PageDown', 'PageUp'] },
  { name: 'intoComments', keys: ['Alt PageDown'] },
  { name: 'outOfList', keys: ['Ctrl Home', 'Ctrl End'] },
  { name: 'zoom', keys: ['+', '-', '0'] },
  { name: 'search', keys: ['/'] },
  { name: 'send', keys: ['Ctrl Enter'] },
  { name: 'close', keys: ['Esc'] },
] as const;

/** Lists the keys, with a switch for single-key shortcuts (WCAG 2.1.4). */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const t = useTexts('shortcuts');
  const { hasShortcuts } = useDevice();
  return (
    <Modal isOpen title={t('title')} onClose={onClose}>
      <dl className={styles.keys}>
        {[...shortcuts, ...others].map(({ name, keys }) => (
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
      <Switch
        label={t('isOn')}
        help={t('isOnHelp')}
        isOn={hasShortcuts}
        onChange={(isOn) => writeDevice({ hasShortcuts: isOn })}
      />
    </Modal>
  );
}

function Keys({ keys }: { keys: string }) {
  const t = useTexts('shortcuts');
  return (
    <span className={styles.combination}>
      {keys.split(' ').map((key) => (
        <kbd key={key}>{/^[A-Z]$/.test(key) ? t('shifted', { key }) : key}</kbd>
      ))}
    </span>
  );
}
