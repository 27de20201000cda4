import {
  BlobSource,
  BufferTarget,
  canEncodeAudio,
  canEncodeVideo,
  CanvasSink,
  Conversion,
  Input,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
  type AudioCodec,
  type InputVideoTrack,
  type VideoCodec,
} from 'mediabunny';
import { bitrateOf, isCut, sizeWithin, type Edits, type Probe } from './planVideo';

const known: readonly (VideoCodec | null)[] = ['avc', 'vp8', 'vp9', 'av1'];

/** Opens a video file for reading; to be disposed of. */
export const openVideo = (file: Blob) =>
  new Input({ formats: [MP4, QTFF, WEBM, MATROSKA], source: new BlobSource(file) });

/** Reads what a video file holds; null for one that cannot be read at all. */
export async function probeVideo(file: Blob): Promise<Probe | null> {
  using input = openVideo(file);
  try {
    const video = await input.getPrimaryVideoTrack();
    if (!video) return null;
    const [duration, width, height, codec, audio] = await Promise.all([
      input.computeDuration(),
      video.getDisplayWidth(),
      video.getDisplayHeight(),
      video.getCodec(),
      input.getPrimaryAudioTrack(),
    ]);
    return {
      duration,
      width,
      height,
      size: file.size,
      isKnown: known.includes(codec),
      hasSound: audio !== null,
    };
  } catch {
    return null;
  }
}

/** A picture of a moment of a video. */
export interface Frame {
  /** Seconds. */
  at: number;
  picture: Blob;
}

const stripHeight = 144;

/** Pictures of moments spread over a video, one after the other; none where the browser cannot decode it. */
export async function* framesOf(file: Blob, count: number): AsyncGenerator<Frame> {
  using input = openVideo(file);
  const video = await decodable(input);
  if (!video) return;
  const duration = await input.computeDuration();
  const times = Array.from({ length: count }, (_, at) => (duration * (at + 0.5)) / count);
  const sink = new CanvasSink(video, { height: stripHeight });
  let at = 0;
  for await (const frame of sink.canvasesAtTimestamps(times)) {
    const time = times[at] ?? 0;
    at += 1;
    if (frame) yield { at: time, picture: await jpegOf(frame.canvas) };
  }
}

/** The picture of one moment in full size, for the cover; null where the browser cannot decode it. */
export async function coverAt(file: Blob, seconds: number): Promise<Blob | null> {
  using input = openVideo(file);
  const video = await decodable(input);
  if (!video) return null;
  const shown = { width: await video.getDisplayWidth(), height: await video.getDisplayHeight() };
  const sink = new CanvasSink(video, { ...sizeWithin(shown), fit: 'fill' });
  const frame = await sink.getCanvas(Math.max(seconds, await video.getFirstTimestamp()));
  return frame && (await jpegOf(frame.canvas));
}

async function decodable(input: Input): Promise<InputVideoTrack | null> {
  const video = await input.getPrimaryVideoTrack().catch(() => null);
  return video && (await video.canDecode()) ? video : null;
}

function jpegOf(canvas: HTMLCanvasElement | OffscreenCanvas): Promise<Blob> {
  if (canvas instanceof OffscreenCanvas) return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (picture) => (picture ? resolve(picture) : reject(new Error('The canvas has no picture'))),
      'image/jpeg',
      0.85,
    );
  });
}

/** Thrown where this browser has no way to make the video. */
export class CannotMake extends Error {}

/** Codecs and container of a video that is written. */
export interface Kinds {
  video: VideoCodec;
  audio: AudioCodec;
  format: Mp4OutputFormat | WebMOutputFormat;
}

/** Formats that this browser can write, the most widely playable first (decided). */
export async function writableKinds(size: { width: number; height: number }): Promise<Kinds | null> {
  const mp4 = () => new Mp4OutputFormat({ fastStart: 'in-memory' });
  const choices: (Omit<Kinds, 'format'> & { format: () => Kinds['format'] })[] = [
    { video: 'avc', audio: 'aac', format: mp4 },
    { video: 'avc', audio: 'opus', format: mp4 },
    { video: 'vp9', audio: 'opus', format: () => new WebMOutputFormat() },
    { video: 'vp8', audio: 'opus', format: () => new WebMOutputFormat() },
  ];
  // Some browsers throw instead of saying no.
  const can = (asked: Promise<boolean>) => asked.catch(() => false);
  for (const { video, audio, format } of choices) {
    if ((await can(canEncodeVideo(video, size))) && (await can(canEncodeAudio(audio))))
      return { video, audio, format: format() };
  }
  return null;
}

interface MakingOptions {
  /** 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Makes a video anew as its member wants it, within the limits (CLIP-02). What is cut away is not in it, nor are tags
 * such as the place where it was filmed. Throws CannotMake where the browser cannot.
 */
export async function makeVideo(
  file: Blob,
  probe: Probe,
  edits: Edits,
  { onProgress, signal }: MakingOptions,
): Promise<Blob> {
  using input = openVideo(file);
  const size = sizeWithin(probe);
  const kinds = (await decodable(input)) && (await writableKinds(size));
  if (!kinds) throw new CannotMake();
  const target = new BufferTarget();
  const output = new Output({ format: kinds.format, target });
  const conversion = await Conversion.init({
    input,
    output,
    tracks: 'primary',
    trim: isCut(probe, edits) ? { start: edits.start, end: edits.end } : {},
    video: {
      ...size,
      fit: 'fill',
      codec: kinds.video,
      bitrate: bitrateOf(edits.end - edits.start),
      allowRotationMetadata: false,
      forceTranscode: true,
    },
    audio: edits.isMuted ? { discard: true } : { codec: kinds.audio, bitrate: 96_000, forceTranscode: true },
    tags: {},
    showWarnings: false,
  });
  if (!conversion.isValid) throw new CannotMake();
  conversion.onProgress = onProgress;
  const stop = () => void conversion.cancel();
  signal.addEventListener('abort', stop);
  try {
    await conversion.execute();
  } finally {
    signal.removeEventListener('abort', stop);
  }
  if (!target.buffer) throw new CannotMake();
  return new Blob([target.buffer], { type: kinds.format.mimeType });
}
