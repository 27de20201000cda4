/**
 * Events of `GET /api/stream` (decided). Each says "look": what there is to see comes by the ordinary calls, with
 * their permissions.
 * - `notify`: the member's notifications or the number of unread ones changed
 * - `news`: the news feed has something newer
 * - `post`: the public counters of a watched post, as `WirePostCounts`
 * - `follow`: a follow, request or block between the member and somebody changed
 * - `member`: the member's place in a group changed
 * - `presence`: somebody on the member's screen came, went or chose another status
 * - `clip`: a short video of the member's own is prepared, or cannot be
 * - `maintenance`: it began or ended, see `GET /api/status`
 * - `session`: the session has ended; the stream ends with it
 */
export const liveEvents = [
  'notify',
  'news',
  'post',
  'follow',
  'member',
  'presence',
  'clip',
  'maintenance',
  'session',
] as const;
export type LiveEvent = (typeof liveEvents)[number];

/** First event of a stream, `hello`. */
export interface WireHello {
  /** For `PUT /api/stream/{id}/watch`. */
  id: string;
}

export interface WirePostCounts {
  id: string;
  votes_up: number;
  votes_down: number;
  comments: number;
}
