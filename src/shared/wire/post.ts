import type { WireImage, WireRef } from './common';
import type { WireUserBrief } from './user';

export const postTypes = ['user', 'group', 'company'] as const;
export type PostType = (typeof postTypes)[number];

export type Voted = 'like' | 'dislike' | null;

/** Link preview. Clients send only `url`; the server looks up the rest. */
export interface WirePreview {
  name: string;
  description: string;
  url: string;
  type: 'link' | 'photo' | 'video' | 'rich';
  /** Path on this server. */
  image: string | null;
  /**
   * Player address of an embeddable video, always at www.youtube-nocookie.com/embed/ or player.vimeo.com/video/.
   * Never markup.
   */
  code: string | null;
  provider_name: string;
  width: number;
  height: number;
}

/** GIF of the picker. Addresses are paths of this server; `?still` gives the first frame. */
export interface WireGif {
  id: string;
  /** Value for a post's `gif_link`. */
  url: string;
  preview_url: string;
  width: number;
  height: number;
  title: string;
}

export interface WirePostEntity {
  id: string;
  name: string;
  permalink: string;
  avatar: WireRef;
}

export interface WirePost {
  id: string;
  post: string;
  preview: WirePreview | null;
  gif_link: string | null;
  photos: WireImage[];
  video: { key: string; access: string | null } | null;
  /** True where a short video was shown that is deleted, or not for the caller. */
  video_gone: boolean;
  post_type: PostType;
  entity_id: string;
  entity: WirePostEntity | null;
  author: WireUserBrief;
  votes_up: number;
  votes_down: number;
  voted: Voted;
  bookmarked: boolean;
  deleted: boolean;
  /** Top comments only. */
  comments: number;
  created_at: string;
  updated_at: string | null;
  /** Sum of the likers' voting power / 100; null for viewers excluded by the author's `post_value` setting. */
  value: number | null;
  blockchain: { status: 'off' | 'pending' | 'published' | 'failed'; tx: string | null };
  can_edit: boolean;
  can_delete: boolean;
  /** False in an archived group, for those who are silenced in it, and while the post waits. */
  can_comment: boolean;
  /** True while it waits for a moderator, of its group or of the house: its author alone sees it (decided). */
  pending: boolean;
}

export interface WireVotes {
  votes_up: number;
  votes_down: number;
  voted: Voted;
}

export interface WireComment {
  id: string;
  msg: string;
  gif_link: string | null;
  preview: WirePreview | null;
  photos: WireImage[];
  post_id: string;
  parent_id: string | null;
  level: 0 | 1 | 2 | 3;
  author: WireUserBrief;
  /** The company in whose name it was written (decided). */
  entity: WirePostEntity | null;
  replies: number;
  votes_up: number;
  votes_down: number;
  voted: Voted;
  comment_type: PostType;
  created_at: string;
  updated_at: string | null;
  can_edit: boolean;
  can_delete: boolean;
  /** Same as for posts (decided). */
  pending: boolean;
}

/** Answer of `GET /api/comments/view/{id}`; the chain runs from the top comment to the requested one. */
export interface WireCommentContext {
  post_id: string;
  post_type: PostType;
  chain: WireComment[];
}

export type WireSuggestion =
  { kind: 'user'; user: WireUserBrief } | { kind: 'tag'; tag: string; posts: number };

export interface WireUpload {
  file_id: string;
  key: string;
  /** The picture, where it went into an album or to a company (decided). */
  image?: WireImage;
}
