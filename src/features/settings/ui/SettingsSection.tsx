import { useId, type ReactNode } from 'react';
import styles from './Settings.module.css';

interface SettingsSectionProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

export function SettingsSection({ title, lead, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
