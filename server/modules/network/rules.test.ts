import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyFollowStep, followSteps, type Bond, type Stance } from './rules';

const apart: Stance = { following: null, asked: false, blocks: false };
const swap = ({ mine, theirs }: Bond): Bond => ({ mine: theirs, theirs: mine });

const move = fc.record({
  step: fc.constantFrom(...followSteps),
  byOther: fc.boolean(),
  needsApproval: fc.boolean(),
});

it('FOLW-01 FOLW-04 keeps what must hold between two people, in 3,000 random courses', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
      let bond: Bond = { mine: apart, theirs: apart };
      for (const { step, byOther, needsApproval } of moves) {
        const before = byOther ? swap(bond) : bond;
        const after = applyFollowStep(before, step, needsApproval);
        if (typeof after === 'string') {
          const isAnswerToNothing = (step === 'accept' || step === 'decline') && !before.theirs.asked;
          const isHidden = before.theirs.blocks && !before.mine.blocks;
          expect(after).toBe(isHidden || isAnswerToNothing ? 'notFound' : 'notAllowed');
          continue;
        }
        const { mine, theirs } = after;
        // A block ends everything both ways, and nothing begins while it lasts.
        if (mine.blocks || theirs.blocks)
          expect([mine.following, mine.asked, theirs.following, theirs.asked]).toEqual([
            null,
            false,
            null,
            false,
          ]);
        // Nobody lets themselves in: only an accepted request is an approved follow.
        if (mine.following === 'approved') expect(before.mine.following).toBe('approved');
        if (theirs.following === 'approved' && before.theirs.following !== 'approved')
          expect([step, before.theirs.asked]).toEqual(['accept', true]);
        if (mine.following === 'direct' && before.mine.following === null)
          expect([step, needsApproval]).toEqual(['follow', false]);
        // An approved follower does not ask; only the blocker ends a block.
        for (const { following, asked } of [mine, theirs])
          expect(following === 'approved' && asked).toBe(false);
        if (before.mine.blocks && !mine.blocks) expect(step).toBe('unblock');
        expect(theirs.blocks).toBe(before.theirs.blocks);
        // A repeat changes nothing.
        if (step !== 'accept' && step !== 'decline')
          expect(applyFollowStep(after, step, needsApproval)).toEqual(after);
        bond = byOther ? swap(after) : after;
      }
    }),
    { numRuns: 3000 },
  );
});
