import type { Route } from '../http/route';
import { albumRoutes } from '../modules/albums/routes';
import { authRoutes } from '../modules/auth/routes';
import { twoFactorRoutes } from '../modules/auth/twoFactorRoutes';
import { bookmarkRoutes } from '../modules/bookmarks/routes';
import { coinRoutes } from '../modules/coins/routes';
import { commentRoutes } from '../modules/comments/routes';
import { companyMemberRoutes } from '../modules/companies/memberRoutes';
import { companyRoutes } from '../modules/companies/routes';
import { completionRoutes } from '../modules/completions/routes';
import { digestRoutes } from '../modules/digests/routes';
import { discoverRoutes } from '../modules/discover/routes';
import { emailUndoRoutes } from '../modules/emailUndo/routes';
import { fileRoutes } from '../modules/files/routes';
import { gifRoutes } from '../modules/gifs/routes';
import { groupInviteRoutes } from '../modules/groups/inviteRoutes';
import { groupLinkRoutes } from '../modules/groups/linkRoutes';
import { groupMemberRoutes } from '../modules/groups/memberRoutes';
import { groupRoutes } from '../modules/groups/routes';
import { imageProxyRoutes } from '../modules/imageProxy/routes';
import { invitationRoutes } from '../modules/invitations/routes';
import { linkPreviewRoutes } from '../modules/linkPreviews/routes';
import { liveRoutes } from '../modules/live/routes';
import { migrationRoutes } from '../modules/migration/routes';
import { moderationRoutes } from '../modules/moderation/routes';
import { networkRoutes } from '../modules/network/routes';
import { suggestionRoutes } from '../modules/network/suggestionRoutes';
import { notificationRoutes } from '../modules/notifications/routes';
import { ownDataRoutes } from '../modules/ownData/routes';
import { postRoutes } from '../modules/posts/routes';
import { presenceRoutes } from '../modules/presence/routes';
import { previewRoutes } from '../modules/previews/routes';
import { profileRoutes } from '../modules/profiles/routes';
import { reportRoutes } from '../modules/reports/routes';
import { searchRoutes } from '../modules/search/routes';
import { shortVideoRoutes } from '../modules/shortVideos/routes';
import { sentMessageRoutes } from '../modules/sentMessages/routes';
import { settingsRoutes } from '../modules/settings/routes';
import { systemRoutes } from '../modules/system/routes';
import { voteRoutes } from '../modules/votes/routes';
import { wallRoutes } from '../modules/walls/routes';

/** Every call of the API. The first match answers, so `/api/search/autocomplete` comes before `/api/search/:type`
 * and `/api/groups/suggestions` before `/api/groups/:permalink`. */
export const routes: readonly Route[] = [
  ...systemRoutes,
  ...sentMessageRoutes,
  ...invitationRoutes,
  ...authRoutes,
  ...twoFactorRoutes,
  ...emailUndoRoutes,
  ...presenceRoutes,
  ...liveRoutes,
  ...profileRoutes,
  ...settingsRoutes,
  ...ownDataRoutes,
  ...fileRoutes,
  ...bookmarkRoutes,
  ...coinRoutes,
  ...commentRoutes,
  ...groupRoutes,
  ...groupLinkRoutes,
  ...groupMemberRoutes,
  ...groupInviteRoutes,
  ...companyRoutes,
  ...companyMemberRoutes,
  ...networkRoutes,
  ...suggestionRoutes,
  ...albumRoutes,
  ...shortVideoRoutes,
  ...migrationRoutes,
  ...gifRoutes,
  ...linkPreviewRoutes,
  ...imageProxyRoutes,
  ...notificationRoutes,
  ...digestRoutes,
  ...wallRoutes,
  ...postRoutes,
  ...previewRoutes,
  ...reportRoutes,
  ...moderationRoutes,
  ...completionRoutes,
  ...searchRoutes,
  ...discoverRoutes,
  ...voteRoutes,
];
