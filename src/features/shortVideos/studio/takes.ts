/** Piece of a recording, filmed in one go (CLIP-02). */
export interface Take {
  /** Its number in the order of filming; a deleted one is not used again. */
  id: number;
  file: Blob;
  seconds: number;
}

/** Reason for which takes are not joined: this browser cannot, or it failed and may not the next time. */
export type JoinFault = 'cannot' | 'failed';

/** Length of all takes together in seconds. */
export function secondsOf(takes: readonly Take[]): number {
  return takes.reduce((sum, { seconds }) => sum + seconds, 0);
}

/** The id for the next take. */
export function nextIdOf(takes: readonly Pick<Take, 'id'>[]): number {
  return takes.reduce((next, { id }) => Math.max(next, id + 1), 0);
}

/** Puts a new take in the place of one that was filmed again, or at the end. */
export function withTake(takes: readonly Take[], take: Take, replaced: number | null): readonly Take[] {
  const at = takes.findIndex(({ id }) => id === replaced);
  return at === -1 ? [...takes, take] : takes.with(at, take);
}

/** Moves a take before the one that it follows. */
export function movedEarlier(takes: readonly Take[], id: number): readonly Take[] {
  const at = takes.findIndex((take) => take.id === id);
  const [take, before] = [takes[at], takes[at - 1]];
  return take && before ? takes.with(at - 1, take).with(at, before) : takes;
}
