import type { WireImage } from './common';
import type { ReportedKind, ReportReason } from './report';
import type { WireUserBrief } from './user';

/** Standing of a member in the house; null on the server for those not admitted to the beta. */
export const accessRoles = ['member', 'moderator', 'operator'] as const;
export type AccessRole = (typeof accessRoles)[number];

/**
 * Answers of a moderator (DESK-02). `keep` publishes a post that waits. On a second look it puts things back, and
 * `remove` leaves them as they are.
 */
export const deskAnswers = ['keep', 'remove', 'block', 'silence'] as const;
export type DeskAnswer = (typeof deskAnswers)[number];

/** News for an author: an answer, or that reports hide the thing until there is one. */
export const noticeAnswers = ['remove', 'block', 'silence', 'hide'] as const;
export type NoticeAnswer = (typeof noticeAnswers)[number];

/** Reports, second looks that an author asked for, and posts that wait to be published in their group. */
export const reviewKinds = ['report', 'appeal', 'pending'] as const;
export type ReviewKind = (typeof reviewKinds)[number];

export type SubjectKind = 'post' | ReportedKind;

interface WireDeskGroup {
  id: string;
  name: string;
  permalink: string;
}

/** Somebody who looks at an item at this moment. */
interface WireClaim {
  user: WireUserBrief;
  /** True for the caller. */
  mine: boolean;
  until: string;
}

/** A thing that waits for an answer (DESK-02). */
export interface WireReviewItem {
  id: string;
  kind: ReviewKind;
  subject: {
    kind: SubjectKind;
    id: string;
    /** Of the page of a member, group or company. */
    permalink: string | null;
    text: string;
    pictures: WireImage[];
    /** True once there is nothing left to remove. */
    gone: boolean;
    created_at: string | null;
  };
  author: WireUserBrief | null;
  /** Facts about the author, among the things of this desk; null without one. */
  record: { since: string; removed: number } | null;
  /** The group in which it happened. */
  group: WireDeskGroup | null;
  reports: number;
  /** True while its reports hide it from everybody. */
  hidden: boolean;
  reasons: { code: ReportReason; count: number }[];
  /** Words of the reporters, without their names. */
  words: string[];
  /** Reporters, with the outcome of their former reports; null for all but operators. */
  reporters: { user: WireUserBrief; upheld: number; decided: number }[] | null;
  /** Objection of the author, who asks for a second look; null for reports. */
  appeal: { answer: NoticeAnswer; rule: string; note: string; text: string; decided_at: string } | null;
  /** Rules of the group, of which the answer names one. */
  rules: string[];
  /** Answers that the caller can give. */
  answers: DeskAnswer[];
  claim: WireClaim | null;
  first_at: string;
}

export interface WireQueue {
  list: WireReviewItem[];
  count: number;
  counts: Record<ReviewKind, number>;
}

/** A line of the log (DESK-03): an answer, what came along with it, or what reports hid. */
export const deskActs = [
  'keep',
  'publish',
  'remove',
  'block',
  'silence',
  'restore',
  'uphold',
  'hide',
] as const;
export type DeskAct = (typeof deskActs)[number];

export interface WireDeskLine {
  id: string;
  act: DeskAct;
  /** Null once the account is over, and for what reports hid. */
  actor: WireUserBrief | null;
  subject: SubjectKind;
  author: WireUserBrief | null;
  group: WireDeskGroup | null;
  rule: string;
  note: string;
  created_at: string;
}

/** Notice of a decision to the author (DESK-03). */
export interface WireModerationNotice {
  id: string;
  answer: NoticeAnswer;
  subject: SubjectKind;
  excerpt: string;
  rule: string;
  note: string;
  group: WireDeskGroup | null;
  created_at: string;
  /** Time until which the author may ask to look again; null where nothing can be put back. */
  appeal_until: string | null;
  appeal: { text: string; created_at: string } | null;
  /** Of the second look; of what was hidden, of the first. */
  outcome: 'restored' | 'upheld' | null;
  outcome_at: string | null;
}
