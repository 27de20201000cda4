/** One member's side towards another. */
export interface Stance {
  following: 'direct' | 'approved' | null;
  /** True while a request to follow is open. */
  asked: boolean;
  blocks: boolean;
}

/** Both sides between the actor and another member. */
export interface Bond {
  mine: Stance;
  theirs: Stance;
}

export const followSteps = [
  'follow',
  'unfollow',
  'ask',
  'cancel',
  'accept',
  'decline',
  'remove',
  'block',
  'unblock',
] as const;
export type FollowStep = (typeof followSteps)[number];

const nothing: Stance = { following: null, asked: false, blocks: false };

/**
 * Applies a step (FOLW-01, FOLW-04) or says why it is refused: `notFound` for an actor whom the other blocks and for
 * an answer without a request; `notAllowed` for a follow that needs approval and for following or asking a blocked
 * person. Other steps without effect succeed, so that repeats are harmless.
 * @param needsApproval the other accepts followers by request only
 */
export function applyFollowStep(
  bond: Bond,
  step: FollowStep,
  needsApproval: boolean,
): Bond | 'notFound' | 'notAllowed' {
  const { mine, theirs } = bond;
  if (theirs.blocks && !mine.blocks) return 'notFound';
  switch (step) {
    case 'follow':
      if (mine.following !== null) return bond;
      if (mine.blocks || needsApproval) return 'notAllowed';
      return { mine: { ...mine, following: 'direct', asked: false }, theirs };
    case 'unfollow':
      return { mine: { ...mine, following: null }, theirs };
    case 'ask':
      if (mine.blocks) return 'notAllowed';
      return { mine: { ...mine, asked: mine.asked || !seesAll(mine, needsApproval) }, theirs };
    case 'cancel':
      return { mine: { ...mine, asked: false }, theirs };
    case 'accept':
      if (!theirs.asked) return 'notFound';
      return { mine, theirs: { ...theirs, following: 'approved', asked: false } };
    case 'decline':
      if (!theirs.asked) return 'notFound';
      return { mine, theirs: { ...theirs, asked: false } };
    case 'remove':
      return { mine, theirs: { ...theirs, following: null } };
    case 'block':
      return { mine: { ...nothing, blocks: true }, theirs: { ...nothing, blocks: theirs.blocks } };
    case 'unblock':
      return { mine: { ...mine, blocks: false }, theirs };
  }
}

/** True when a request would gain nothing. */
function seesAll({ following }: Stance, needsApproval: boolean): boolean {
  return following === 'approved' || (following === 'direct' && !needsApproval);
}
