import { Bell, Bookmark, KeyRound, UserRound } from 'lucide-react';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useKindTexts } from '@/features/settings/ui/kindTexts';
import { usePrivacyTexts } from '@/features/settings/ui/privacyTexts';
import { useSettingsTexts } from '@/features/settings/ui/settingsTexts';
import { selectMe } from '@/features/session/selectors';
import { paths, type SettingsTab } from '@/shared/config/paths';
import { notificationTypes, privacySettings } from '@/shared/wire/user';
import { navigationGroups } from '../shell/navigationEntries';
import { useShellTexts } from '../shell/shellTexts';
import type { Entry } from './entries';
import { Picture } from './Picture';
import { usePaletteTexts } from './paletteTexts';

/** Keys of the pages that have some. */
export type KeysByPath = ReadonlyMap<string, string>;

/** The pages of the sidebar and of the header (SHELL-03, SHELL-04). */
export function usePages(keys: KeysByPath): Entry[] {
  const t = useShellTexts();
  const navigate = useNavigate();
  const me = useSelector(selectMe);
  return useMemo(() => {
    const own = me ? [{ title: `@${me.permalink}`, icon: UserRound, to: paths.profile(me.permalink) }] : [];
    const pages = navigationGroups
      .flat()
      .filter(({ address }) => address === null)
      .map(({ name, icon, to }) => ({ title: t(`links.${name}`), icon, to }));
    const [feed, ...others] = pages;
    const header = [
      { title: t('notifications'), icon: Bell, to: paths.notifications },
      { title: t('saved'), icon: Bookmark, to: paths.bookmarks },
    ];
    return [...(feed ? [feed] : []), ...header, ...own, ...others].map(({ title, icon, to }) => ({
      id: `page ${to}`,
      kind: 'goTo' as const,
      title,
      picture: <Picture icon={icon} />,
      keys: keys.get(to),
      run: () => void navigate(to),
    }));
  }, [keys, me, navigate, t]);
}

/** Every setting by its name, on the tab where it is (SET-01 to SET-05). */
export function useSettingsEntries(): Entry[] {
  const t = usePaletteTexts();
  const navigate = useNavigate();
  const texts = useSettingsTexts();
  const privacy = usePrivacyTexts();
  const kinds = useKindTexts();
  return useMemo(() => {
    const entry = (title: string, tab: SettingsTab, also: string, to = paths.settings(tab)): Entry => ({
      id: `setting ${tab} ${title}`,
      kind: 'settings',
      title,
      aside: texts(`tabs.${tab}`),
      also: also.split(', '),
      picture: <Picture icon={KeyRound} />,
      run: () => void navigate(to),
    });
    const basic = (['firstName', 'displayName', 'permalink', 'email', 'bio'] as const).map((name) =>
      entry(texts(`basic.${name}`), 'basic', t(`synonyms.${name}`)),
    );
    const plain = (['lastName', 'gender', 'birthday', 'location'] as const).map((name) =>
      entry(texts(`basic.${name}`), 'basic', name),
    );
    const security = (['password', 'factors', 'devices'] as const).map((name) =>
      entry(texts(`${name}.title`), 'security', t(`synonyms.${name}`)),
    );
    return [
      ...basic,
      ...plain,
      ...security,
      entry(texts('yourData.title'), 'security', t('synonyms.yourData'), paths.ownData),
      ...privacySettings.map((name) =>
        entry(privacy(`settings.${name}`), 'privacy', `${privacy(`can.${name}`)}, ${t('synonyms.privacy')}`),
      ),
      ...notificationTypes.map((name) =>
        entry(
          kinds(`types.${name}.label`),
          'notification',
          `${kinds(`types.${name}.help`)}, ${t('synonyms.kinds')}`,
        ),
      ),
      entry(texts('blockchain.publish'), 'blockchain', t('synonyms.blockchain')),
      entry(texts('blockchain.power'), 'blockchain', t('synonyms.blockchain')),
    ];
  }, [kinds, navigate, privacy, t, texts]);
}
