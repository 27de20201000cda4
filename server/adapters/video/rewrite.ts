import { stat } from 'node:fs/promises';
import {
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
  type AudioCodec,
  type EncodedPacket,
  type InputAudioTrack,
  type InputTrack,
  type InputVideoTrack,
  type VideoCodec,
} from 'mediabunny';
import { maxClipSeconds, maxKeptVideoBytes, maxVideoSide } from '@/shared/config/limits';
import type { PreparedVideo, VideoAnswer, VideoFault, VideoTask } from './video';

/** Last frames may end a little later than the limit. */
const toleranceSeconds = 0.5;
const longest = maxClipSeconds + toleranceSeconds;
const maxFramesPerSecond = 60;
/** Rates of recorders waver. */
const rateTolerance = 1.02;
/** Packets of audio last 2.5 ms and more. */
const maxAudioPackets = longest * 400;
const maxTracks = 8;
/** Times are rounded in files. */
const almostZero = -0.0005;

const videoCodecs: readonly (VideoCodec | null)[] = ['avc', 'vp8', 'vp9', 'av1'];
const audioCodecs: readonly (AudioCodec | null)[] = ['aac', 'opus', 'mp3'];

/** Refusal of a file. */
class Refusal extends Error {
  constructor(readonly fault: VideoFault) {
    super(fault);
  }
}

interface Tracks {
  video: InputVideoTrack;
  audio: InputAudioTrack | null;
}

/** What the headers and the index of a file tell. */
interface Measured {
  /** Seconds. */
  end: number;
  bytes: number;
  packets: number;
}

/**
 * Reads a file of a stranger and writes it anew (CLIP-02): one video track and one of sound at most, no tags, nothing
 * before the start, a length that is what the header says. Never throws for what is in the file.
 */
export async function rewrite({ source, target }: VideoTask): Promise<VideoAnswer> {
  const input = new Input({
    source: new FilePathSource(source),
    formats: [MP4, QTFF, WEBM, MATROSKA],
  });
  try {
    const tracks = await tracksOf(input);
    const header = await headerSeconds(tracks);
    if (header !== null && header > longest) throw new Refusal('videoTooLong');
    const measured = await measure(tracks);
    await requireKnown(tracks);
    const { video } = tracks;
    const width = await video.getDisplayWidth();
    const height = await video.getDisplayHeight();
    if (!(width > 0 && height > 0)) throw new Refusal('videoNotReadable');
    if (Math.max(width, height) > maxVideoSide) throw new Refusal('videoTooWide');
    const { mime, end, packets } = await copy(tracks, measured, target);
    // A file that was cut off holds less than its index and its header say.
    if (packets !== measured.video.packets + measured.audio.packets) throw new Refusal('videoNotReadable');
    const promised = header ?? Math.max(measured.video.end, measured.audio.end);
    if (Math.abs(promised - end) > toleranceSeconds) throw new Refusal('videoNotReadable');
    const { size } = await stat(target);
    if (size > maxKeptVideoBytes) throw new Refusal('videoKeptTooLarge');
    const prepared: PreparedVideo = { mime, size, duration: Math.round(end * 1000), width, height };
    return { video: prepared };
  } catch (error) {
    return { fault: error instanceof Refusal ? error.fault : 'videoNotReadable' };
  } finally {
    input.dispose();
  }
}

async function tracksOf(input: Input): Promise<Tracks> {
  const all = await input.getTracks();
  if (all.length > maxTracks) throw new Refusal('videoNotReadable');
  const videos = await input.getVideoTracks();
  const audios = await input.getAudioTracks();
  const [video] = videos;
  if (video === undefined || videos.length > 1 || audios.length > 1) throw new Refusal('videoNotReadable');
  return { video, audio: audios[0] ?? null };
}

/** The length that the file promises; null for recordings that were written as they came. */
async function headerSeconds({ video, audio }: Tracks): Promise<number | null> {
  const promised: number[] = [];
  for (const track of [video, audio]) {
    const seconds = (await track?.getDurationFromMetadata()) ?? null;
    if (seconds !== null && Number.isFinite(seconds) && seconds > 0) promised.push(seconds);
  }
  return promised.length === 0 ? null : Math.max(...promised);
}

async function measure({ video, audio }: Tracks): Promise<{ video: Measured; audio: Measured }> {
  const frames = await walk(video, longest * maxFramesPerSecond * 2);
  if (frames.packets === 0) throw new Refusal('videoNotReadable');
  if (frames.start < almostZero) throw new Refusal('videoStartsEarly');
  const sound = audio === null ? { end: 0, bytes: 0, packets: 0 } : await walk(audio, maxAudioPackets);
  if (Math.max(frames.end, sound.end) > longest) throw new Refusal('videoTooLong');
  if (frames.bytes + sound.bytes > maxKeptVideoBytes) throw new Refusal('videoKeptTooLarge');
  const rate = frames.packets / Math.max(frames.end - frames.start, 1 / maxFramesPerSecond);
  if (rate > maxFramesPerSecond * rateTolerance + 1) throw new Refusal('videoTooManyFrames');
  return { video: frames, audio: sound };
}

/** Walks through the index of a track; reads none of its content. */
async function walk(track: InputTrack, mostPackets: number): Promise<Measured & { start: number }> {
  const found = { start: Infinity, end: 0, bytes: 0, packets: 0 };
  for await (const packet of new EncodedPacketSink(track).packets(undefined, undefined, {
    metadataOnly: true,
  })) {
    found.packets += 1;
    found.bytes += packet.byteLength;
    found.start = Math.min(found.start, packet.timestamp);
    found.end = Math.max(found.end, packet.timestamp + packet.duration);
    if (found.packets > mostPackets) throw new Refusal('videoNotReadable');
    if (found.end > longest) throw new Refusal('videoTooLong');
  }
  return found;
}

async function requireKnown({ video, audio }: Tracks): Promise<void> {
  const [picture, sound] = [await video.getCodec(), audio === null ? 'aac' : await audio.getCodec()];
  if (!videoCodecs.includes(picture) || !audioCodecs.includes(sound)) throw new Refusal('videoCodecUnknown');
}

interface Copied {
  mime: PreparedVideo['mime'];
  /** Seconds. */
  end: number;
  /** Read, with those that were dropped. */
  packets: number;
}

/** Copies the packets whose bytes are there, in the order of time, and drops sound from before the start. */
async function copy(
  { video, audio }: Tracks,
  measured: { video: Measured; audio: Measured },
  target: string,
): Promise<Copied> {
  const picture = await video.getCodec();
  const sound = audio === null ? null : await audio.getCodec();
  const videoConfig = await video.getDecoderConfig();
  const audioConfig = audio === null ? null : await audio.getDecoderConfig();
  if (picture === null || videoConfig === null) throw new Refusal('videoNotReadable');
  const isWebm = picture === 'vp8' || (picture === 'vp9' && (sound === null || sound === 'opus'));
  if (isWebm && sound !== null && sound !== 'opus') throw new Refusal('videoCodecUnknown');
  const output = new Output({
    format: isWebm ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'reserve' }),
    target: new FilePathTarget(target),
  });
  output.setMetadataTags({});
  const frames = new EncodedVideoPacketSource(picture);
  output.addVideoTrack(frames, {
    rotation: await video.getRotation(),
    maximumPacketCount: measured.video.packets,
  });
  const samples = sound === null ? null : new EncodedAudioPacketSource(sound);
  if (samples !== null) output.addAudioTrack(samples, { maximumPacketCount: measured.audio.packets });
  await output.start();
  let end = 0;
  let packets = 0;
  const add = async (packet: EncodedPacket, isFrame: boolean) => {
    if (isFrame) await frames.add(packet, { decoderConfig: videoConfig });
    else if (audioConfig !== null && packet.timestamp >= 0)
      await samples?.add(packet, { decoderConfig: audioConfig });
    end = Math.max(end, packet.timestamp + packet.duration);
    packets += 1;
  };
  await interleave(video, audio, add);
  await output.finalize();
  return { mime: isWebm ? 'video/webm' : 'video/mp4', end, packets };
}

async function interleave(
  video: InputVideoTrack,
  audio: InputAudioTrack | null,
  add: (packet: EncodedPacket, isFrame: boolean) => Promise<void>,
): Promise<void> {
  const frames = new EncodedPacketSink(video).packets();
  const samples = audio === null ? null : new EncodedPacketSink(audio).packets();
  const next = async (packets: typeof samples) => (await packets?.next())?.value ?? null;
  let frame = await next(frames);
  let sample = await next(samples);
  while (frame !== null || sample !== null) {
    if (frame !== null && (sample === null || frame.timestamp <= sample.timestamp)) {
      await add(frame, true);
      frame = await next(frames);
    } else if (sample !== null) {
      await add(sample, false);
      sample = await next(samples);
    }
  }
}
