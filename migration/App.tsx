import { useState } from 'react';
import { productName } from '@/shared/config/product';
import { migration } from '@/shared/i18n/en/migration';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { useAppearance } from '@/shared/lib/device/useAppearance';
import { LiveRegion } from '@/shared/ui/liveRegion/LiveRegion';
import { Logo } from '@/shared/ui/logo/Logo';
import { Tile } from '@/shared/ui/tile/Tile';
import type { Settings } from './config/settings';
import { useSettings } from './config/useSettings';
import { ConnectStep } from './steps/ConnectStep';
import { NothingToOffer } from './steps/NothingToOffer';
import type { OpenSession } from './openSession';
import styles from './App.module.css';

addTexts('migration', migration);

export function App() {
  const t = useTexts('migration');
  const { state, retry } = useSettings();
  useAppearance();
  useDocumentTitle(t('title'));
  return (
    <div className={styles.page}>
      <aside className={styles.poster} aria-label={t('poster')}>
        <div className={styles.art}>
          <Tile
            seed="ong2new"
            columns={6}
            rows={5}
            background={2}
            palette={[5, 1, 6, 5, 3, 1]}
            density={0.74}
          />
        </div>
        <div className={styles.posterText}>
          <p className={styles.slogan}>{t('poster')}</p>
          <p>{t('posterText')}</p>
        </div>
      </aside>
      <div className={styles.work}>
        <header className={styles.head}>
          <Logo />
          <span className={styles.name}>{t('name')}</span>
          <a className={styles.back} href="/">
            {t('back', { product: productName })}
          </a>
        </header>
        <main className={styles.main} aria-busy={state.kind === 'loading'}>
          {state.kind === 'open' ? (
            <Steps settings={state.settings} />
          ) : (
            state.kind !== 'loading' && <NothingToOffer reason={state.kind} onRetry={retry} />
          )}
        </main>
        <LiveRegion />
      </div>
    </div>
  );
}

/** Shows the connect step until a wallet is connected, and again after it disconnects. */
function Steps({ settings }: { settings: Settings }) {
  const [open, setOpen] = useState<OpenSession | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== null) return <open.Screens session={open.session} settings={settings} />;
  return (
    <ConnectStep
      settings={settings}
      takesFocus={wasOpen}
      onOpen={(next) => {
        setOpen(next);
        setWasOpen(true);
      }}
      onEnd={() => setOpen(null)}
    />
  );
}
