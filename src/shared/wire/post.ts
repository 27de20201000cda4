import type { WireImage, WireRef } from './common';
import type { WireUserBrief } from './user';

export const postTypes = ['user', 'group', 'company'] as const;
/** Whose wall a post stands on; default `user`. */
export type PostType = (typeof postTypes)[number];

export type Voted = 'like' | 'dislike' | null;

/** A card for a link. The server looks it up itself; of one that a client sends, only `url` counts. */
export interface WirePreview {
  name: string;
  description: string;
  url: string;
  type: 'link' | 'photo' | 'video' | 'rich';
  /** A path of this server. */
  image: string | null;
  /**
   * Of a video that plays in place: the address of its player at www.youtube-nocookie.com/embed/ or
   * player.vimeo.com/video/, and nothing else. Never markup.
   */
  code: string | null;
  provider_name: string;
  width: number;
  height: number;
}

/** A GIF of the picker. Addresses are paths of this server; `?still` gives the first frame. */
export interface WireGif {
  id: string;
  /** What a post carries as its `gif_link`. */
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
  /** Sum of the likers' voting power / 100; null for whom the author's `post_value` setting excludes. */
  value: number | null;
  blockchain: { status: 'off' | 'pending' | 'published' | 'failed'; tx: string | null };
  can_edit: boolean;
  can_delete: boolean;
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
  /** None or one. */
  photos: WireImage[];
  post_id: string;
  parent_id: string | null;
  level: 0 | 1 | 2 | 3;
  author: WireUserBrief;
  replies: number;
  comment_type: PostType;
  created_at: string;
  updated_at: string | null;
  can_edit: boolean;
  can_delete: boolean;
}

/** Answer of `GET /api/comments/view/{id}`: the chain runs from the top comment to the one asked for. */
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
}
