import type { MatrixRow } from './matrixRow';
import { albumRows } from './rows/albums';
import { attachmentRows } from './rows/attachments';
import { authRows } from './rows/auth';
import { commentRows } from './rows/comments';
import { companyRows } from './rows/companies';
import { companyPostRows } from './rows/companyPosts';
import { discoverRows } from './rows/discover';
import { fileRows } from './rows/files';
import { groupRows } from './rows/groups';
import { migrationRows } from './rows/migration';
import { ownDataRows } from './rows/ownData';
import { peopleRows } from './rows/people';
import { postRows } from './rows/posts';
import { moderationRows } from './rows/moderation';
import { reportRows } from './rows/reports';
import { liveRows } from './rows/live';
import { shortVideoRows } from './rows/shortVideos';
import { systemRows } from './rows/system';
import { twoFactorRows } from './rows/twoFactor';
import { userRows } from './rows/users';

/** Permission matrix: every route × every kind of actor. The test makes each of these calls. */
export const matrix: readonly MatrixRow[] = [
  ...systemRows,
  ...liveRows,
  ...authRows,
  ...twoFactorRows,
  ...userRows,
  ...ownDataRows,
  ...fileRows,
  ...albumRows,
  ...shortVideoRows,
  ...postRows,
  ...attachmentRows,
  ...reportRows,
  ...moderationRows,
  ...commentRows,
  ...peopleRows,
  ...discoverRows,
  ...groupRows,
  ...companyRows,
  ...companyPostRows,
  ...migrationRows,
];
