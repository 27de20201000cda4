import { useState } from 'react';
import { Link } from 'react-router-dom';
import { legalPages, paths } from '@/shared/config/paths';
import { productName } from '@/shared/config/product';
import { lazyOverlay } from '@/shared/ui/lazyPart/lazyPart';
import { prepareModal } from '@/shared/ui/modal/Modal';
import { useFooterTexts } from './footerTexts';
import styles from './SiteFooter.module.css';

const DoNotSellDialog = lazyOverlay(async () => (await import('./DoNotSellDialog')).DoNotSellDialog);

function prepareDialog() {
  prepareModal();
  DoNotSellDialog.prepare();
}

/** The foot of every screen: the legal pages, "Do not sell my info", and the copyright line (SHELL-05). */
export function SiteFooter() {
  const t = useFooterTexts();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <footer className={styles.footer}>
      {legalPages.map((page) => (
        <Link key={page} to={paths.legal(page)} className={styles.link}>
          {t(page)}
        </Link>
      ))}
      <button
        type="button"
        className={styles.link}
        onPointerEnter={prepareDialog}
        onFocus={prepareDialog}
        onClick={() => setIsAsking(true)}
      >
        {t('doNotSell')}
      </button>
      <p className={styles.copyright}>
        {t('copyright', { year: String(new Date().getFullYear()), product: productName })}
      </p>
      {isAsking && <DoNotSellDialog isOpen onClose={() => setIsAsking(false)} />}
    </footer>
  );
}
