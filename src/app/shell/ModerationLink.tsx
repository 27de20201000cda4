import { ShieldCheck } from 'lucide-react';
import { useSelector } from 'react-redux';
import { NavLink } from 'react-router-dom';
import { selectModerates } from '@/features/moderation/access';
import { paths } from '@/shared/config/paths';
import { useShellTexts } from './shellTexts';
import styles from './Sidebar.module.css';

/** The way to the desk of the house, for those who have it (DESK-02). */
export function ModerationLink({ onLeave }: { onLeave: (() => void) | undefined }) {
  const t = useShellTexts();
  const moderates = useSelector(selectModerates);
  if (!moderates) return null;
  return (
    <li>
      <NavLink to={paths.moderation} className={styles.entry} onClick={() => onLeave?.()}>
        <ShieldCheck aria-hidden="true" />
        <span className={styles.label}>{t('links.moderation')}</span>
      </NavLink>
    </li>
  );
}
