import type { MemberPermalink } from './members';

/** A short video of the demo community, drawn for it; the files are in `assets/clips`. */
interface SeedClip {
  by: MemberPermalink;
  name: string;
  mime: 'video/mp4' | 'video/webm';
  seconds: number;
  text: string;
  hoursAgo: number;
}

/** The newest first, one for each of six members. */
export const seedClips: readonly SeedClip[] = [
  {
    ...{ by: 'amara', name: 'harbour', mime: 'video/mp4', seconds: 6, hoursAgo: 3 },
    text: 'Last boat out before the sun goes down.',
  },
  {
    ...{ by: 'kofi', name: 'lanterns', mime: 'video/webm', seconds: 6, hoursAgo: 20 },
    text: 'Paper lanterns, drawn one evening and let go.',
  },
  {
    ...{ by: 'priya', name: 'rings', mime: 'video/webm', seconds: 5, hoursAgo: 44 },
    text: 'Rain on the pond, if the pond were made of paint.',
  },
  {
    ...{ by: 'lucia', name: 'kites', mime: 'video/webm', seconds: 5, hoursAgo: 71 },
    text: 'Four kites, no wind needed.',
  },
  {
    ...{ by: 'freya', name: 'tide', mime: 'video/mp4', seconds: 7, hoursAgo: 120 },
    text: 'The tide comes in on five layers of paper. Sound on.',
  },
  {
    ...{ by: 'chiara', name: 'loom', mime: 'video/webm', seconds: 6, hoursAgo: 190 },
    text: 'Fourteen rows on the loom.',
  },
];
