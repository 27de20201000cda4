import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { formatCount } from '@/shared/lib/numbers/formatNumber';
import styles from './Tabs.module.css';

interface Tab {
  value: string;
  label: string;
  count?: number | null;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
}

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <RadixTabs.Root value={value} onValueChange={onChange}>
      <RadixTabs.List className={styles.tabs} aria-label={label}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
            {typeof tab.count === 'number' && <span className={styles.count}>{formatCount(tab.count)}</span>}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} className={styles.panel}>
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
