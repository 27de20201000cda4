import type { ReactNode } from 'react';
import { LinkTabs } from '@/shared/ui/tabs/LinkTabs';
import { useCommunityTexts } from './communityTexts';
import styles from './Settings.module.css';

interface CommunitySettingsProps {
  name: string;
  /** One page each. */
  sections: readonly { to: string; label: string; isCurrent: boolean }[];
  children: ReactNode;
}

/** The settings of a group or a company, a section at a time; each has its address (GRP-02, CMP-01). */
export function CommunitySettings({ name, sections, children }: CommunitySettingsProps) {
  const t = useCommunityTexts();
  return (
    <>
      <LinkTabs label={t('settings.nav', { name })} tabs={sections} />
      <div className={styles.page}>{children}</div>
    </>
  );
}

/** A part of the settings under its own title: handing over, deleting. */
export function SettingsPart({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {children}
    </section>
  );
}
