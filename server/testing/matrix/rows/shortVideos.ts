import { partHeaders, tus } from '../../videoParts';
import { members, row, type MatrixRow } from '../matrixRow';
import type { MatrixWorld } from '../matrixWorld';

const clip = (world: MatrixWorld) => `/api/shortclip/${world.clipId}`;

/** For those whom the author lets see pictures; a short video is hidden from all others. */
const followers = (status: number, author: number) => members(404, { approvedFollower: status, author });

const arriving = (world: MatrixWorld) => `/upload/video/parts/${world.arrivingKey}`;
const arrivingRoute = '/upload/video/parts/:uploadId';

/** Short videos of the private author (SRV-05, CLIP-01, CLIP-02, CLIP-03). */
export const shortVideoRows: readonly MatrixRow[] = [
  row('clip.create', 'POST /upload/video', 'a picture', () => '/upload/video', members(415), {
    sendsPicture: true,
  }),
  row('clip.create', 'POST /upload/video/parts', 'one in parts', () => '/upload/video/parts', members(201), {
    headers: { ...tus, 'Upload-Length': '1000' },
  }),
  ...(['HEAD', 'PATCH', 'DELETE'] as const).map((method) =>
    row(
      'clip.create',
      `${method} ${arrivingRoute}`,
      "the author's on its way",
      arriving,
      members(404, { author: method === 'HEAD' ? 200 : 204 }),
      { headers: partHeaders(0) },
    ),
  ),
  row(
    'clip.create',
    `GET ${arrivingRoute}/result`,
    "the author's on its way",
    (world) => `${arriving(world)}/result`,
    members(404, { author: 409 }),
  ),
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
