import { authRoutes } from '../modules/auth/routes';
import { twoFactorRoutes } from '../modules/auth/twoFactorRoutes';
import { bookmarkRoutes } from '../modules/bookmarks/routes';
import { coinRoutes } from '../modules/coins/routes';
import { communityRoutes } from '../modules/groups/routes';
import { commentRoutes } from '../modules/comments/routes';
import { fileRoutes } from '../modules/files/routes';
import { followRoutes } from '../modules/network/routes';
import { galleryRoutes } from '../modules/albums/routes';
import { migrationRoutes } from '../modules/migration/routes';
import { gifRoutes } from '../modules/gifs/routes';
import { mediaRoutes } from '../modules/imageProxy/routes';
import { notificationRoutes } from '../modules/notifications/routes';
import { postRoutes } from '../modules/posts/routes';
import { previewRoutes } from '../modules/previews/routes';
import { reportRoutes } from '../modules/reports/routes';
import { searchRoutes } from '../modules/search/routes';
import { suggestionRoutes } from '../modules/network/suggestionRoutes';
import { systemRoutes } from '../modules/system/routes';
import { userRoutes } from '../modules/settings/routes';
import { voteRoutes } from '../modules/votes/routes';
import type { Route } from '../http/route';

/** Every call of the API. Modules export their own lists; this is the one place where they come together. */
export const routes: readonly Route[] = [
  ...systemRoutes,
  ...authRoutes,
  ...twoFactorRoutes,
  ...userRoutes,
  ...fileRoutes,
  ...bookmarkRoutes,
  ...coinRoutes,
  ...commentRoutes,
  ...communityRoutes,
  ...followRoutes,
  ...galleryRoutes,
  ...migrationRoutes,
  ...gifRoutes,
  ...mediaRoutes,
  ...notificationRoutes,
  ...postRoutes,
  ...previewRoutes,
  ...reportRoutes,
  ...searchRoutes,
  ...suggestionRoutes,
  ...voteRoutes,
];
