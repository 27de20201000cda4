/**
 * Exports of the `api.ts` files that have no row: calls that are tried in journeys (live, onceOnly, groups, companies,
 * cutVideo) or by tests of their own, and what makes no call.
 */
export const apart = [
  'addComment',
  'beginParts',
  'clipPath',
  'createCompany',
  'createGroup',
  'fetchOffset',
  'findPost',
  'joinGroup',
  'listen',
  'newsPath',
  'picturePath',
  'postPath',
  'previewToWire',
  'publishPost',
  'sendCommentVote',
  'sendVote',
  'setPicture',
  'wallPath',
];
