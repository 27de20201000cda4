import { Modal } from '@/shared/ui/modal/Modal';
import { useShortVideoTexts } from '../ui/shortVideoTexts';
import styles from './KeysDialog.module.css';

const keys = [
  { does: 'play', keys: ['Space'] },
  { does: 'move', keys: ['↑', '↓'] },
  { does: 'seek', keys: ['←', '→'] },
  { does: 'tenth', keys: ['0–9'] },
  { does: 'speed', keys: ['<', '>'] },
  { does: 'mute', keys: ['M'] },
  { does: 'captions', keys: ['C'] },
  { does: 'fullscreen', keys: ['F'] },
  { does: 'loop', keys: ['L'] },
  { does: 'help', keys: ['?'] },
] as const;

/** Lists the keys of the player, and what the device remembers. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useShortVideoTexts();
  return (
    <Modal isOpen title={t('keys.title')} onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(({ does, keys: pressed }) => (
          <div key={does}>
            <dt>
              {pressed.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`keys.${does}`)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.kept}>{t('keys.kept')}</p>
    </Modal>
  );
}
