/** Reasons why a short video is refused; each has its text (ERR-03). */
export const videoFaults = [
  'videoNotReadable',
  'videoCodecUnknown',
  'videoTooLong',
  'videoTooLarge',
  'videoKeptTooLarge',
  'videoTooWide',
  'videoTooManyFrames',
  'videoStartsEarly',
] as const;
export type VideoFault = (typeof videoFaults)[number];

/** A video that is ready to be kept: checked, rewritten, without tags. */
export interface PreparedVideo {
  mime: 'video/mp4' | 'video/webm';
  /** Bytes. */
  size: number;
  /** Milliseconds. */
  duration: number;
  width: number;
  height: number;
}

/** Answer of the process that reads a video. */
export type VideoAnswer = { video: PreparedVideo } | { fault: VideoFault };

/** Paths that the process reads and writes. */
export interface VideoTask {
  source: string;
  target: string;
}

/** Prepares hostile files outside the server's own process. */
export interface VideoTools {
  /** True where files are normalised that would be refused for their codec or size. */
  hasEngine: boolean;
  /**
   * Checks a file, and writes it anew to `target` without its tags (CLIP-02). Answers the fault of a file that is
   * refused, and throws only when the machine fails.
   */
  prepare(task: VideoTask, signal?: AbortSignal): Promise<VideoAnswer>;
}
