/**
 * Business constants of section 9 of the specification, shared by the app and the server.
 * What the specification does not show is marked `decided`.
 */

/** Time-out of every call, in milliseconds. */
export const requestTimeoutMs = 100_000;
/** Uploads get longer on slow links: the body's size at this many bytes a second (decided). */
export const slowestUploadBytesPerSecond = 50_000;

export const pageSizes = {
  feed: 10,
  comments: 6,
  replies: 3,
  people: 20,
  groups: 20,
  companies: 20,
  members: 20,
  invites: 20,
  search: 10,
  notifications: 20,
  albums: 6,
  photos: 5,
  shortVideos: 100,
  /** decided */
  gifs: 24,
} as const;

export const defaultPage = 1;

/** 10 MB; exactly this much passes (decided). */
export const maxImageBytes = 10 * 1024 * 1024;
/** A post's uploads beyond this total warn not to leave the page. */
export const uploadWarningBytes = 10 * 1024 * 1024;
export const maxPostImages = 100;
export const maxCommentImages = 1;
export const imageTypes = ['image/png', 'image/jpeg'] as const;

/** Graphemes, as a person counts characters. */
export const maxCommentLength = 1000;
/** Guard against text whose graphemes are long (decided). */
export const maxCommentBytes = 10_000;
/** Graphemes of a post's text (decided). */
export const maxPostLength = 5000;
/** decided */
export const maxPostBytes = 40_000;

export const maxNameLength = 100;
/** First and last name of a person (decided). */
export const maxPersonNameLength = 50;
/** decided */
export const maxEmailLength = 254;
/** decided */
export const maxBioLength = 500;
/** decided */
export const maxUrlLength = 2048;
/** decided */
export const maxSearchTermLength = 100;
/** Graphemes of what a report says beside its reason (decided). */
export const maxReportDetailsLength = 1000;

export const passwordMinLength = 8;
/** Input longer than this is refused before it is hashed (decided). */
export const passwordMaxLength = 256;

export const twoFactorCodeLength = 6;
/** Second factors of one member (decided). */
export const maxTwoFactorMethods = 10;
/** Seconds until a code can be sent again (decided). */
export const resendCooldownSeconds = 30;
export const accountLockMinutes = 10;
/** Failed logins until the account locks (decided). */
export const maxLoginAttempts = 5;

export const maxReplyLevel = 3;
/** Value of a group’s `privacy` with which joining needs approval. @public */
export const groupPrivacyNeedsApproval = 1;
/** Page of the notifications' state before the first request (section 9). */
export const defaultNotificationPage = 0;
export const defaultOnlineStatus = 2;
/** Seconds between two roll calls of a visible tab (decided). */
export const rollCallSeconds = 60;
/** Seconds between two looks for unread notifications (decided). */
export const notificationPollSeconds = 60;
/** Seconds between two looks for newer posts while the feed is read (decided). */
export const newsPollSeconds = 30;
/** Seconds after the last roll call until a member counts as away (decided). */
export const presenceSeconds = 120;
/** Days that a browser keeps what was not sent, and that the server knows a repeated try (decided). */
export const unsentDays = 30;
