import { ChevronDown } from 'lucide-react';
import { useSelector } from 'react-redux';
import { presenceOf } from '@/features/presence/types';
import { selectOwnStatus } from '@/features/presence/usePresence';
import { selectMe } from '@/features/session/selectors';
import { Avatar } from '@/shared/ui/avatar/Avatar';
import { lazyOverlay } from '@/shared/ui/lazyPart/lazyPart';
import { MenuButton } from '@/shared/ui/menu/Menu';
import { useAppSelector } from '../useAppSelector';
import styles from './AccountMenu.module.css';
import { useShellTexts } from './shellTexts';

const AccountEntries = lazyOverlay(async () => (await import('./AccountEntries')).AccountEntries);

/** Loads the code of the account menu ahead. */
export const prepareAccountMenu = AccountEntries.prepare;

/** The member's photo, which opens profile, online status, theme and "Log out" (SHELL-04, SHELL-13, PRES-01). */
export function AccountMenu() {
  const t = useShellTexts();
  const me = useSelector(selectMe);
  const status = useAppSelector(selectOwnStatus);
  if (!me) return null;
  return (
    <MenuButton label={t('accountMenu')} list={AccountEntries} of={{ me }}>
      {(trigger) => (
        <span className={styles.account}>
          <Avatar name={me.displayName} image={me.avatar} size={36} presence={presenceOf(status)} />
          <ChevronDown aria-hidden="true" />
          {/* Over the picture rather than around it: initials would contradict its name. */}
          <button
            {...trigger}
            type="button"
            className={styles.button}
            aria-label={t('accountMenu')}
            title={t('accountMenu')}
          />
        </span>
      )}
    </MenuButton>
  );
}
