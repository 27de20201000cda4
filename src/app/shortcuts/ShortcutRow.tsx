import { Pencil, RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '@/shared/i18n/useTexts';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { announce } from '@/shared/ui/liveRegion/announce';
import { chooseKeys, isChanged, type Bindings } from './bindings';
import { KeyCapture } from './KeyCapture';
import { Keys } from './Keys';
import styles from './ShortcutHelp.module.css';
import type { ShortcutName } from './shortcuts';

/** A shortcut with its keys, which can be changed, switched off and brought back (HOUR-06). */
export function ShortcutRow({ name, bindings }: { name: ShortcutName; bindings: Bindings }) {
  const t = useTexts('shortcuts');
  const [isChanging, setIsChanging] = useState(false);
  const changer = useRef<HTMLButtonElement>(null);
  const does = t(`does.${name}`);
  const keys = bindings.get(name) ?? [];

  const stop = () => {
    // Shows the button again before it takes the focus back.
    flushSync(() => setIsChanging(false));
    changer.current?.focus();
  };
  const choose = (chosen: readonly string[] | null) => {
    chooseKeys(name, chosen);
    if (chosen) announce(t('changed', { name: does, keys: chosen[0] ?? t('off') }));
    stop();
  };
  return (
    <div className={styles.row}>
      <dt>
        {isChanging ? (
          <KeyCapture
            name={name}
            bindings={bindings}
            onChoose={choose}
            onCancel={stop}
            onLeave={() => setIsChanging(false)}
          />
        ) : (
          <>
            {keys.map((key) => (
              <Keys key={key} keys={key} />
            ))}
            {keys.length === 0 && <span className={styles.off}>{t('off')}</span>}
            {isChanged(bindings, name) && (
              <IconButton
                icon={RotateCcw}
                size="sm"
                label={t('usual', { name: does })}
                onClick={() => choose(null)}
              />
            )}
            <IconButton
              ref={changer}
              icon={Pencil}
              size="sm"
              label={t('change', { name: does })}
              onClick={() => setIsChanging(true)}
            />
          </>
        )}
      </dt>
      <dd>{does}</dd>
    </div>
  );
}
