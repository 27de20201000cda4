import { members, row, type MatrixRow } from '../matrixRow';
import type { MatrixWorld } from '../matrixWorld';

const clip = (world: MatrixWorld) => `/api/shortclip/${world.clipId}`;

/** For those whom the author lets see pictures; a short video is hidden from all others. */
const followers = (status: number, author: number) => members(404, { approvedFollower: status, author });

/** Short videos of the private author (SRV-05, CLIP-01, CLIP-02, CLIP-03). */
export const shortVideoRows: readonly MatrixRow[] = [
  row('clip.create', 'POST /upload/video', 'a picture', () => '/upload/video', members(415), {
    sendsPicture: true,
  }),
  row('clip.read', 'GET /api/shortclip/feed', 'the feed', () => '/api/shortclip/feed', members(200)),
  row(
    'clip.read',
    'GET /api/shortclip/feed',
    "the private author's",
    (world) => `/api/shortclip/feed?user_id=${world.author.id}`,
    members(403, { approvedFollower: 200, author: 200, blocked: 404 }),
  ),
  row('clip.read', 'GET /api/shortclip/:clipId', "the author's", clip, followers(200, 200)),
  row('clip.delete', 'DELETE /api/shortclip/:clipId', "the author's", clip, followers(403, 204)),
  row(
    'clip.edit',
    'POST /api/shortclip/:clipId/poster',
    "the author's",
    (world) => `${clip(world)}/poster`,
    followers(403, 200),
    { sendsPicture: true },
  ),
  row(
    'clip.edit',
    'POST /api/shortclip/:clipId/captions',
    "the author's, with a picture for captions",
    (world) => `${clip(world)}/captions`,
    followers(403, 422),
    { sendsPicture: true, fields: () => ({ lang: 'en' }) },
  ),
  row(
    'report.create',
    'POST /api/report/:kind/:id',
    "the author's",
    (world) => `/api/report/clip/${world.clipId}`,
    followers(204, 403),
    { body: () => ({ reason: 'spam', details: '' }) },
  ),
];
