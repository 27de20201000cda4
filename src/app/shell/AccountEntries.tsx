import { Bookmark, LogOut, Monitor, Moon, Settings, Sun } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { usePeopleTexts } from '@/features/people/ui/peopleTexts';
import { chooseStatus } from '@/features/presence/requests';
import type { StatusCode } from '@/features/presence/types';
import { selectOwnStatus } from '@/features/presence/usePresence';
import type { selectMe } from '@/features/session/selectors';
import { paths } from '@/shared/config/paths';
import { useTheme } from '@/shared/lib/device/useTheme';
import { Avatar } from '@/shared/ui/avatar/Avatar';
import type { MenuChoices, OpenMenu } from '@/shared/ui/menu/Menu';
import { MenuList } from '@/shared/ui/menu/MenuList';
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

interface AccountEntriesProps extends OpenMenu {
  me: NonNullable<ReturnType<typeof selectMe>>;
}

/** The open account menu. */
export function AccountEntries({ me, ...open }: AccountEntriesProps) {
  const t = useShellTexts();
  const statusChoices = useStatusChoices();
  const [theme, chooseTheme] = useTheme();
  const logOut = useLogOut();
  const { displayName: name, permalink, avatar } = me;
  return (
    <MenuList
      {...open}
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
    />
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
