import { Bookmark, ChevronDown, LogOut, Monitor, Moon, Settings, Sun } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { usePeopleTexts } from '@/features/people/ui/peopleTexts';
import { chooseStatus } from '@/features/presence/requests';
import { presenceOf, type StatusCode } from '@/features/presence/types';
import { selectOwnStatus } from '@/features/presence/usePresence';
import { selectMe } from '@/features/session/selectors';
import { paths } from '@/shared/config/paths';
import { useTheme } from '@/shared/lib/device/useTheme';
import { Avatar } from '@/shared/ui/avatar/Avatar';
import { Menu, type MenuChoices } from '@/shared/ui/menu/Menu';
import { useAppSelector } from '../useAppSelector';
import styles from './AccountMenu.module.css';
import { useLogOut } from './logOut';
import { useShellTexts } from './shellTexts';

const themeIcons = { system: Monitor, light: Sun, dark: Moon } as const;
const themes = ['system', 'light', 'dark'] as const;

const statuses = [
  { code: 2, name: 'online' },
  { code: 1, name: 'away' },
  { code: 3, name: 'busy' },
  { code: 0, name: 'invisible' },
] as const satisfies readonly { code: StatusCode; name: string }[];

/** The member's photo, which opens profile, online status, theme and "Log out" (SHELL-04, SHELL-13, PRES-01). */
export function AccountMenu() {
  const t = useShellTexts();
  const me = useSelector(selectMe);
  const status = useAppSelector(selectOwnStatus);
  const statusChoices = useStatusChoices();
  const [theme, chooseTheme] = useTheme();
  const logOut = useLogOut();
  if (!me) return null;
  const { displayName: name, permalink, avatar } = me;
  return (
    <Menu
      label={t('accountMenu')}
      entries={[
        {
          label: t('profileOf', { name, permalink }),
          to: paths.profile(permalink),
          content: (
            <>
              <Avatar name={name} image={avatar} size={44} />
              <span className={styles.who}>
                <b dir="auto">{name}</b>
                <span>@{permalink}</span>
              </span>
            </>
          ),
        },
        { label: t('saved'), icon: Bookmark, to: paths.bookmarks },
        { label: t('settings'), icon: Settings, to: paths.settings() },
        'rule',
        statusChoices,
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
      {(trigger) => (
        <span className={styles.account}>
          <Avatar name={name} image={avatar} size={36} presence={presenceOf(status)} />
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
    </Menu>
  );
}

/** The choice of the online status (PRES-01). */
function useStatusChoices(): MenuChoices {
  const t = usePeopleTexts();
  const dispatch = useDispatch();
  const status = useAppSelector(selectOwnStatus);
  const chosen = statuses.find(({ code }) => code === status);
  return {
    label: t('status.label'),
    isTitled: true,
    value: chosen ? t(`status.${chosen.name}`) : '',
    choices: statuses.map(({ code, name }) => ({
      label: t(`status.${name}`),
      onSelect: () => {
        if (code !== status) dispatch(chooseStatus.request(code));
      },
    })),
  };
}
