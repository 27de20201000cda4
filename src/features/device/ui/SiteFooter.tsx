import { useState } from 'react';
import { Link } from 'react-router-dom';
import { legalPages, paths } from '@/shared/config/paths';
import { productName } from '@/shared/config/product';
import { prepareModal } from '@/shared/ui/modal/Modal';
import { DoNotSellDialog } from './DoNotSellDialog';
import { useFooterTexts } from './footerTexts';
import styles from './SiteFooter.module.css';

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
        onPointerEnter={prepareModal}
        onFocus={prepareModal}
        onClick={() => setIsAsking(true)}
      >
        {t('doNotSell')}
      </button>
      <p className={styles.copyright}>
        {t('copyright', { year: String(new Date().getFullYear()), product: productName })}
      </p>
      <DoNotSellDialog isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </footer>
  );
}
