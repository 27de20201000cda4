/** What one member has towards another. */
export interface Stance {
  following: 'direct' | 'approved' | null;
  /** Has asked to follow and waits for the answer. */
  asked: boolean;
  blocks: boolean;
}

/** What stands between the member who acts and another one. */
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
 * What a step leads to (FOLW-01, FOLW-04), or why it is refused: `notFound` for whoever was blocked by the other, and
 * for an answer to no request; `notAllowed` for following without the approval that is needed, and for following or
 * asking whom one has blocked. Every other step that has nothing to do changes nothing, so that a repeat is harmless.
 * @param needsApproval the other lets nobody follow without being asked
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

/** Who is approved, or follows somebody who is open, has nothing to ask for. */
function seesAll({ following }: Stance, needsApproval: boolean): boolean {
  return following === 'approved' || (following === 'direct' && !needsApproval);
}
