import { matchPath } from 'react-router-dom';
import { prepareApi } from '@/shared/api/loadTransport';
import { readToken } from '@/shared/api/token';
import { paths } from '@/shared/config/paths';
import { lazyPage } from './lazyPage';
import { MemberFrame } from './memberFrame';

export interface AppRoute {
  path: string;
  page: ReturnType<typeof lazyPage>;
  /** True for a page that fills the column of the rail too. */
  isWide?: true;
}

/** For guests only; members are led on (SHELL-06). */
export const guestRoutes: AppRoute[] = [
  { path: '/login', page: lazyPage(() => import('@/pages/entering/LoginPage')) },
  { path: '/login/twoFactor', page: lazyPage(() => import('@/pages/entering/TwoFactorPage')) },
  { path: '/signUp', page: lazyPage(() => import('@/pages/entering/SignUpPage')) },
  { path: '/forgotPassword', page: lazyPage(() => import('@/pages/entering/ForgotPasswordPage')) },
  { path: '/confirmationSent', page: lazyPage(() => import('@/pages/entering/ConfirmationSentPage')) },
];

/** For holders of a mailed link, logged in or not. */
export const linkRoutes: AppRoute[] = [
  { path: '/resetPassword', page: lazyPage(() => import('@/pages/entering/ResetPasswordPage')) },
  { path: '/passwordUpdated', page: lazyPage(() => import('@/pages/entering/PasswordUpdatedPage')) },
  { path: '/emailConfirmed', page: lazyPage(() => import('@/pages/entering/EmailConfirmedPage')) },
];

/** For everyone; members see them inside their frame. */
export const openRoutes: AppRoute[] = [
  { path: '/legal/:page', page: lazyPage(() => import('@/pages/legal/LegalPage')) },
];

/** Whole-window pages for everyone. */
export const bareRoutes: AppRoute[] = [
  { path: '/maintenance', page: lazyPage(() => import('@/pages/status/MaintenancePage')) },
  { path: '/error', page: lazyPage(() => import('@/pages/status/ErrorPage')) },
];

/** One page, whose further addresses lead to its parts. */
const walletPage = lazyPage(() => import('@/pages/wallet/WalletPage'));

/** For members, inside the frame of header, sidebar and right rail. */
export const memberRoutes: AppRoute[] = [
  { path: '/', page: lazyPage(() => import('@/pages/feed/FeedPage')) },
  { path: '/post/:postId', page: lazyPage(() => import('@/pages/post/PostPage')) },
  { path: '/comment/:commentId', page: lazyPage(() => import('@/pages/post/CommentPage')) },
  {
    path: '/profile/:permalink/:tab?/:albumId?',
    page: lazyPage(() => import('@/pages/profile/ProfilePage')),
  },
  { path: '/discover/:kind?', page: lazyPage(() => import('@/pages/discover/DiscoverPage')), isWide: true },
  { path: '/followers', page: lazyPage(() => import('@/pages/people/FollowersPage')) },
  { path: '/following', page: lazyPage(() => import('@/pages/people/FollowingPage')) },
  { path: '/friends', page: lazyPage(() => import('@/pages/people/FriendsPage')) },
  { path: '/groups/*', page: lazyPage(() => import('@/pages/groups/GroupsPage')) },
  {
    path: '/group/:permalink/desk/*',
    page: lazyPage(() => import('@/pages/moderation/GroupDeskPage')),
    isWide: true,
  },
  { path: '/group/:permalink/*', page: lazyPage(() => import('@/pages/group/GroupPage')) },
  { path: '/companies/*', page: lazyPage(() => import('@/pages/companies/CompaniesPage')) },
  { path: '/company/:permalink/*', page: lazyPage(() => import('@/pages/company/CompanyPage')) },
  { path: '/photos/*', page: lazyPage(() => import('@/pages/photos/PhotosPage')), isWide: true },
  {
    path: '/shortVideos/new',
    page: lazyPage(() => import('@/pages/shortVideos/NewShortVideoPage')),
    isWide: true,
  },
  {
    path: '/shortVideos/:clipId?',
    page: lazyPage(() => import('@/pages/shortVideos/ShortVideosPage')),
    isWide: true,
  },
  { path: '/notifications', page: lazyPage(() => import('@/pages/notifications/NotificationsPage')) },
  {
    path: '/moderation/notices/:noticeId',
    page: lazyPage(() => import('@/pages/moderation/NoticePage')),
  },
  { path: '/moderation/*', page: lazyPage(() => import('@/pages/moderation/ModerationPage')), isWide: true },
  { path: '/bookmarks', page: lazyPage(() => import('@/pages/bookmarks/BookmarksPage')) },
  { path: '/search', page: lazyPage(() => import('@/pages/search/SearchPage')) },
  { path: '/settings/*', page: lazyPage(() => import('@/pages/settings/SettingsPage')), isWide: true },
  { path: '/wallet', page: walletPage, isWide: true },
  { path: '/coins', page: walletPage, isWide: true },
  { path: '/icoIdo', page: lazyPage(() => import('@/pages/information/IcoIdoPage')) },
  { path: '/socialDashboard', page: walletPage, isWide: true },
  { path: '/becomeInfluencer', page: lazyPage(() => import('@/pages/information/BecomeInfluencerPage')) },
  { path: '/help', page: lazyPage(() => import('@/pages/information/HelpPage')) },
  { path: '/about', page: lazyPage(() => import('@/pages/information/AboutPage')) },
];

export const notFoundPage = lazyPage(() => import('@/pages/status/NotFoundPage'));

/** Fetches the chunks for a path before the app first renders: guests will land on the login page. */
export async function preloadPage(pathname: string): Promise<void> {
  const find = (routes: AppRoute[], path = pathname) =>
    routes.find((route) => matchPath(route.path, path))?.page;
  const loginOrNothing = find(memberRoutes) ? find(guestRoutes, paths.login) : notFoundPage;
  const isGuest = readToken() === null;
  const page =
    find([...linkRoutes, ...openRoutes, ...bareRoutes]) ??
    (isGuest ? (find(guestRoutes) ?? loginOrNothing) : undefined);
  if (!isGuest) prepareApi();
  if (page) await page.preload();
  else await Promise.all([(find(memberRoutes) ?? notFoundPage).preload(), MemberFrame.preload()]);
}
