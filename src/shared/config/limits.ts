/**
 * Constants of section 9 of the specification, shared by app and server. Those it does not define are marked
 * `decided`.
 */

/** Time-out of every call, in milliseconds. */
export const requestTimeoutMs = 100_000;
/** A screen that waits for longer offers to give up, in milliseconds (decided). */
export const stillWorkingMs = 5000;
/** Upload time-outs grow with the body's size, at this many bytes a second (decided). */
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
  discover: 10,
  notifications: 20,
  albums: 6,
  photos: 5,
  shortVideos: 100,
  /** decided */
  gifs: 24,
} as const;

export const defaultPage = 1;

/** 10 MB, inclusive (decided). */
export const maxImageBytes = 10 * 1024 * 1024;
/** Leaving the page asks while a post with more than this uploads. */
export const uploadWarningBytes = 10 * 1024 * 1024;
export const maxPostImages = 100;
export const maxCommentImages = 1;
/** Of a picture's description, in graphemes (decided). */
export const maxAltLength = 500;
/** Of a member (decided). */
export const maxAlbums = 1000;
/** Photos that one call adds to an album, removes from it or puts in order (decided). */
export const maxPhotosInChange = 500;
/** Photos that one call asks for by their keys (decided). */
export const maxPhotosInArchive = 1000;
/** Until the address of an archive ends (decided). */
export const archiveMinutes = 10;
/** Days in which the member of a closed account may come back. */
export const closingDays = 30;
/** Of a short video, in seconds (decided). */
export const maxClipSeconds = 180;
/** Of a short video's file as it is sent (decided). */
export const maxVideoBytes = 100 * 1024 * 1024;
/** Of a short video's file as it is kept (decided). */
export const maxKeptVideoBytes = 50 * 1024 * 1024;
/** Of the longer side of a short video, in pixels (decided). */
export const maxVideoSide = 1280;
/** Of a short video's text, in graphemes (decided). */
export const maxClipTextLength = 500;
/** Of one captions file (decided). */
export const maxCaptionsBytes = 100 * 1024;
/** Of a short video, one for each language (decided). */
export const maxCaptions = 10;
export const imageTypes = ['image/png', 'image/jpeg'] as const;

/** In graphemes. */
export const maxCommentLength = 1000;
/** Bounds text with long graphemes (decided). */
export const maxCommentBytes = 10_000;
/** In graphemes (decided). */
export const maxPostLength = 5000;
/** decided */
export const maxPostBytes = 40_000;

export const maxNameLength = 100;
/** First and last name (decided). */
export const maxPersonNameLength = 50;
/** decided */
export const maxEmailLength = 254;
/** decided */
export const maxBioLength = 500;
/** Of groups and companies, in graphemes (decided). */
export const maxDescriptionLength = 2000;
/** Of groups, in graphemes (decided). */
export const maxContactsLength = 500;
/** Of groups and companies (decided). */
export const maxLinks = 10;
/** Of a company (decided). */
export const maxCompanyContacts = 20;
/** Position in a company, in graphemes (decided). */
export const maxPositionLength = 100;
/** Of a contact of a company, in characters (decided). */
export const maxPhoneLength = 30;
/** Of a block or a declined request, in graphemes (decided). */
export const maxGroupReasonLength = 300;
/** Of a group (decided). */
export const maxQuestions = 3;
export const maxRules = 10;
export const maxPins = 3;
/** Of a question or a rule of a group, in graphemes (decided). */
export const maxQuestionLength = 200;
/** Of an answer to a question of a group, in graphemes (decided). */
export const maxAnswerLength = 500;
/** Of an invite link (decided). */
export const maxLinkDays = 90;
export const maxLinkUses = 1000;
/** Of a group at one time (decided). */
export const maxGroupLinks = 10;
/** Days that a link which is over stays on the desk (decided). */
export const linkKeepDays = 30;
/** Of a block (decided). */
export const maxBlockDays = 365;
/** Days that the log of a group goes back (decided). */
export const groupLogDays = 90;
/** decided */
export const maxUrlLength = 2048;
/** decided */
export const maxSearchTermLength = 100;
/** In graphemes (decided). */
export const maxReportDetailsLength = 1000;

/** Things on a page of the queue and the log of moderators (decided). */
export const deskPageSize = 20;
/** Minutes for which a moderator has an item to themselves (decided). */
export const claimMinutes = 10;
/** Hours after which what a group has not answered is the house's, too (decided). */
export const groupFirstHours = 24;
/** Days of a block and of a silence that a moderator gives (decided). */
export const deskBlockDays = 30;
export const deskSilenceDays = 7;
/** Days in which an author may ask to look again (decided). */
export const appealDays = 14;
/** Of a rule, a note and an author's side of it, in graphemes (decided). */
export const maxRuleLength = 200;
export const maxDeskNoteLength = 500;
export const maxAppealLength = 500;
/** Seconds between looks at the queue of moderators (decided). */
export const deskPollSeconds = 20;

/** decided */
export const minPermalinkLength = 3;
/** decided */
export const maxPermalinkLength = 40;

export const passwordMinLength = 8;
/** Longer input is refused before hashing (decided). */
export const passwordMaxLength = 256;

export const twoFactorCodeLength = 6;
/** Per member (decided). */
export const maxTwoFactorMethods = 10;
/** Seconds between two codes (decided). */
export const resendCooldownSeconds = 30;
/** Seconds between two confirmation mails to one address (decided). */
export const confirmationCooldownSeconds = 60;
export const accountLockMinutes = 10;
/** Failed logins that lock an account (decided). */
export const maxLoginAttempts = 5;

export const maxReplyLevel = 3;
/** Value of a group’s `privacy` that makes joining need approval. */
export const groupPrivacyNeedsApproval = 1;
/** Page number before the first request (section 9). */
export const defaultNotificationPage = 0;
export const defaultOnlineStatus = 2;
/** Seconds between presence calls of a visible tab (decided). */
export const rollCallSeconds = 60;
/** Seconds between polls for unread notifications (decided). */
export const notificationPollSeconds = 60;
/** Posts on screen whose counters one stream tells (decided). */
export const maxWatchedPosts = 50;
/** People on screen whose coming and going one stream tells (decided). */
export const maxWatchedPeople = 100;
/** Notifications that one call marks (decided). */
export const maxNoticesInMark = 100;
/** Seconds between looks whether maintenance has begun (decided). */
export const statusPollSeconds = 60;
/** Seconds between polls for newer posts while the feed is visible (decided). */
export const newsPollSeconds = 30;
/** Seconds after the last presence call until a member counts as away (decided). */
export const presenceSeconds = 120;
/** Days that a browser keeps unsent posts, and that the server recognizes a retry (decided). */
export const unsentDays = 30;
