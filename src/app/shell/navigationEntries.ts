import {
  Building2,
  ChartLine,
  Clapperboard,
  Compass,
  HeartHandshake,
  Images,
  Info,
  LifeBuoy,
  Megaphone,
  Newspaper,
  Rocket,
  Settings,
  Star,
  UserCheck,
  Users,
  UsersRound,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { externalPages } from '@/shared/config/env';
import { paths } from '@/shared/config/paths';
import type { shell } from '@/shared/i18n/en/shell';

export interface NavigationEntry {
  name: keyof (typeof shell)['links'];
  icon: LucideIcon;
  to: string;
  /** Beginning of further paths that belong to the entry: the pages of one group. */
  within?: string;
  /** A configured address in place of the app's own page (SHELL-03). */
  address: string | null;
}

/** The sidebar's links in groups (SHELL-03). */
export const navigationGroups: readonly (readonly NavigationEntry[])[] = [
  [
    { name: 'feed', icon: Newspaper, to: paths.feed, address: null },
    { name: 'discover', icon: Compass, to: paths.discover, address: null },
    { name: 'followers', icon: Users, to: paths.followers, address: null },
    { name: 'following', icon: UserCheck, to: paths.following, address: null },
    { name: 'friends', icon: HeartHandshake, to: paths.friends, address: null },
    { name: 'groups', icon: UsersRound, to: paths.groups, within: paths.group(''), address: null },
    { name: 'companies', icon: Building2, to: paths.companies, within: paths.company(''), address: null },
    { name: 'photos', icon: Images, to: paths.photos, address: null },
    { name: 'shortVideos', icon: Clapperboard, to: paths.shortVideos, address: null },
  ],
  [
    { name: 'wallet', icon: Wallet, to: paths.wallet, address: externalPages.wallet },
    { name: 'coins', icon: Star, to: paths.coins, address: null },
    { name: 'icoIdo', icon: Rocket, to: paths.icoIdo, address: externalPages.icoIdo },
    {
      name: 'socialDashboard',
      icon: ChartLine,
      to: paths.socialDashboard,
      address: externalPages.socialDashboard,
    },
    {
      name: 'becomeInfluencer',
      icon: Megaphone,
      to: paths.becomeInfluencer,
      address: externalPages.becomeInfluencer,
    },
  ],
  [
    { name: 'settings', icon: Settings, to: paths.settings(), address: null },
    { name: 'help', icon: LifeBuoy, to: paths.help, address: externalPages.help },
    { name: 'about', icon: Info, to: paths.about, address: externalPages.about },
  ],
];
