/**
 * Limits and times of the product, shared by app and server. Those that the customer did not give are marked
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
  /** Animations of the picker (decided). */
  gifs: 24,
} as const;

export const defaultPage = 1;

/** Bytes of one image: 10 MB, inclusive (decided). */
export const maxImageBytes = 10 * 1024 * 1024;
/** Bytes of a post's uploads above which leaving the page asks. */
export const uploadWarningBytes = 10 * 1024 * 1024;
export const maxPostImages = 100;
export const maxCommentImages = 1;
/** Graphemes of a picture's description (decided). */
export const maxAltLength = 500;
/** Albums of one member (decided). */
export const maxAlbums = 1000;
/** Photos that one call adds to an album, removes from it or puts in order (decided). */
export const maxPhotosInChange = 500;
/** Photos that one call asks for by their keys (decided). */
export const maxPhotosInArchive = 1000;
/** Minutes until the address of an archive ends (decided). */
export const archiveMinutes = 10;
/** Days in which the member of a closed account may come back. */
export const closingDays = 30;
/** Seconds of a short video (decided). */
export const maxClipSeconds = 180;
/** Bytes of a short video's file as it is sent (decided). */
export const maxVideoBytes = 100 * 1024 * 1024;
/** Bytes of a short video's file as it is kept (decided). */
export const maxKeptVideoBytes = 50 * 1024 * 1024;
/** Pixels of the longer side of a short video (decided). */
export const maxVideoSide = 1280;
/** Graphemes of a short video's text (decided). */
export const maxClipTextLength = 500;
/** Bytes of one captions file (decided). */
export const maxCaptionsBytes = 100 * 1024;
/** Captions files of one short video, one for each language (decided). */
export const maxCaptions = 10;
export const imageTypes = ['image/png', 'image/jpeg'] as const;

/** Graphemes of a comment. */
export const maxCommentLength = 1000;
/** Bytes of a comment, which bound long graphemes (decided). */
export const maxCommentBytes = 10_000;
/** Graphemes of a post (decided). */
export const maxPostLength = 5000;
/** Bytes of a post, which bound long graphemes (decided). */
export const maxPostBytes = 40_000;

/** Graphemes of the name of a group, company or album. */
export const maxNameLength = 100;
/** Graphemes of a first or last name (decided). */
export const maxPersonNameLength = 50;
/** Characters of an email address (decided). */
export const maxEmailLength = 254;
/** Graphemes of a bio (decided). */
export const maxBioLength = 500;
/** Graphemes of the description of a group or company (decided). */
export const maxDescriptionLength = 2000;
/** Graphemes of the contacts of a group (decided). */
export const maxContactsLength = 500;
/** Links of one group or company (decided). */
export const maxLinks = 10;
/** Contacts of one company (decided). */
export const maxCompanyContacts = 20;
/** Graphemes of a position in a company (decided). */
export const maxPositionLength = 100;
/** Characters of the telephone number of a company's contact (decided). */
export const maxPhoneLength = 30;
/** Graphemes of the reason for a block or a declined request (decided). */
export const maxGroupReasonLength = 300;
/** Questions that one group asks before joining (decided). */
export const maxQuestions = 3;
/** Rules of one group (decided). */
export const maxRules = 10;
/** Pinned posts of one group (decided). */
export const maxPins = 3;
/** Graphemes of a question or a rule of a group (decided). */
export const maxQuestionLength = 200;
/** Graphemes of an answer to a question of a group (decided). */
export const maxAnswerLength = 500;
/** Days for which an invite link is valid (decided). */
export const maxLinkDays = 90;
/** Times that an invite link can be used (decided). */
export const maxLinkUses = 1000;
/** Invite links of one group at one time (decided). */
export const maxGroupLinks = 10;
/** Days that a link which is over stays on the desk (decided). */
export const linkKeepDays = 30;
/** Days of a block in a group (decided). */
export const maxBlockDays = 365;
/** Days that the log of a group goes back (decided). */
export const groupLogDays = 90;
/** Characters of an address (decided). */
export const maxUrlLength = 2048;
/** Characters of a search term (decided). */
export const maxSearchTermLength = 100;
/** Graphemes of the details of a report (decided). */
export const maxReportDetailsLength = 1000;

/** Things on a page of the queue and the log of moderators (decided). */
export const deskPageSize = 20;
/** Minutes for which others see that a moderator looks at an item (decided). */
export const viewingMinutes = 10;
/** Hours after which the moderators of the whole product may answer what a group has not (decided). */
export const groupFirstHours = 24;
/** Days of a block that a moderator gives (decided). */
export const deskBlockDays = 30;
/** Days of a silence that a moderator gives (decided). */
export const deskSilenceDays = 7;
/** Days in which an author may ask for a second look (decided). */
export const appealDays = 14;
/** Graphemes of the rule that a decision names (decided). */
export const maxRuleLength = 200;
/** Graphemes of the note of a decision (decided). */
export const maxDeskNoteLength = 500;
/** Graphemes of an author's answer to a decision (decided). */
export const maxAppealLength = 500;
/** Seconds between looks at the queue of moderators (decided). */
export const deskPollSeconds = 20;

/** Characters that a permalink has at least (decided). */
export const minPermalinkLength = 3;
/** Characters that a permalink has at most (decided). */
export const maxPermalinkLength = 40;

export const passwordMinLength = 8;
/** Characters of a password; more are refused before hashing (decided). */
export const passwordMaxLength = 256;

export const twoFactorCodeLength = 6;
/** Second factors of one member (decided). */
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
/** Page number of notifications before the first request. */
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
/** Seconds after the last presence call until a member is shown as offline (decided). */
export const presenceSeconds = 120;
/** Days that a browser keeps unsent posts, and that the server recognizes a retry (decided). */
export const unsentDays = 30;
