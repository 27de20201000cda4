import { Bookmark, ChevronDown, LogOut, Monitor, Moon, Settings, Sun, User } from 'lucide-react';
import { useSelector } from 'react-redux';
import { selectMe } from '@/features/session/selectors';
import { paths } from '@/shared/config/paths';
import { useTheme } from '@/shared/lib/device/useTheme';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { Menu } from '@/shared/ui/menu/Menu';
import { useLogOut } from './logOut';
import { useShellTexts } from './shellTexts';

const themeIcons = { system: Monitor, light: Sun, dark: Moon } as const;
const themes = ['system', 'light', 'dark'] as const;

/** Profile, theme and "Log out" (SHELL-04, SHELL-13). */
export function AccountMenu() {
  const t = useShellTexts();
  const me = useSelector(selectMe);
  const [theme, chooseTheme] = useTheme();
  const logOut = useLogOut();
  if (!me) return null;
  return (
    <Menu
      label={t('accountMenu')}
      entries={[
        { label: t('profile'), icon: User, to: paths.profile(me.permalink) },
        { label: t('saved'), icon: Bookmark, to: paths.bookmarks },
        { label: t('settings'), icon: Settings, to: paths.settings() },
        'rule',
        {
          label: t('theme'),
          value: t(`themes.${theme}`),
          choices: themes.map((choice) => ({
            label: t(`themes.${choice}`),
            icon: themeIcons[choice],
            onSelect: () => chooseTheme(choice),
          })),
        },
        'rule',
        { label: t('logOut'), icon: LogOut, onSelect: logOut },
      ]}
    >
      {(trigger) => <IconButton {...trigger} icon={ChevronDown} label={t('accountMenu')} />}
    </Menu>
  );
}
