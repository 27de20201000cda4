import type { ReactNode } from 'react';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import styles from './Settings.module.css';

/** The content of one settings tab, which also names the document. */
export function SettingsBody({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(title);
  return <div className={styles.page}>{children}</div>;
}
