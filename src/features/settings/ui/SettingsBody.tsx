import type { ReactNode } from 'react';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import styles from './Settings.module.css';

/** Content of one settings tab; also sets the document title. */
export function SettingsBody({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(title);
  return <div className={styles.page}>{children}</div>;
}
