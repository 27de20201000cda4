import {
  AudioSampleSink,
  AudioSampleSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  Quality,
  UnsupportedInputFormatError,
  VideoSampleSink,
  VideoSampleSource,
  WebMOutputFormat,
  type AudioCodec,
  type InputAudioTrack,
  type InputVideoTrack,
  type VideoCodec,
} from 'mediabunny';
import { CannotMake, openVideo, writableKinds } from './mediaTools';
import { bitrateOf, sizeWithin } from './planVideo';
import type { JoinFault } from './takes';

interface OpenTake {
  video: InputVideoTrack;
  audio: InputAudioTrack | null;
  videoCodec: VideoCodec;
  audioCodec: AudioCodec | null;
  videoConfig: VideoDecoderConfig;
  audioConfig: AudioDecoderConfig | null;
  /** Seconds of its own time. */
  begin: number;
  end: number;
}

/** Several takes as one video. */
export interface Joined {
  file: Blob;
  /** Seconds at which every take but the first begins. */
  joins: readonly number[];
}

const soundOfAll = { sampleRate: 48_000, numberOfChannels: 1 };

/**
 * Joins takes into one video in their order (CLIP-02). Takes of one camera are joined as they are; others are made anew
 * in the size of the first. Throws CannotMake where one cannot be read, or the browser cannot.
 */
export async function joinTakes(files: readonly Blob[]): Promise<Joined> {
  const inputs = files.map(openVideo);
  try {
    const takes = await Promise.all(inputs.map(readTake));
    const [first] = takes;
    if (!first) throw new CannotMake();
    const format = formatOf(files[0]);
    return takes.every((take) => isAlike(first, take)) && canHold(format, first)
      ? await copied(takes, first, format)
      : await madeAnew(takes, first);
  } finally {
    inputs.forEach((input) => input.dispose());
  }
}

/** Tells takes that this browser cannot join from a failure that may pass. */
export function joinFaultOf(thrown: unknown): JoinFault {
  return thrown instanceof CannotMake || thrown instanceof UnsupportedInputFormatError ? 'cannot' : 'failed';
}

async function readTake(input: ReturnType<typeof openVideo>): Promise<OpenTake> {
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  const videoConfig = await video?.getDecoderConfig();
  const videoCodec = await video?.getCodec();
  if (!video || !videoConfig || !videoCodec) throw new CannotMake();
  const begins = [await video.getFirstTimestamp(), ...(audio ? [await audio.getFirstTimestamp()] : [])];
  return {
    video,
    audio,
    videoCodec,
    audioCodec: (await audio?.getCodec()) ?? null,
    videoConfig,
    audioConfig: (await audio?.getDecoderConfig()) ?? null,
    begin: Math.min(...begins),
    end: await input.computeDuration(),
  };
}

function formatOf(file: Blob | undefined) {
  return file?.type === 'video/mp4'
    ? new Mp4OutputFormat({ fastStart: 'in-memory' })
    : new WebMOutputFormat();
}

function canHold(format: ReturnType<typeof formatOf>, { videoCodec, audio, audioCodec }: OpenTake): boolean {
  const codecs: readonly unknown[] = format.getSupportedCodecs();
  return codecs.includes(videoCodec) && (audio === null || codecs.includes(audioCodec));
}

/** True where the packets of both can follow each other: one decoder shows them. */
function isAlike(one: OpenTake, other: OpenTake): boolean {
  return (
    one.videoConfig.codec === other.videoConfig.codec &&
    one.videoConfig.codedWidth === other.videoConfig.codedWidth &&
    one.videoConfig.codedHeight === other.videoConfig.codedHeight &&
    one.audioConfig?.codec === other.audioConfig?.codec &&
    one.audioConfig?.sampleRate === other.audioConfig?.sampleRate &&
    one.audioConfig?.numberOfChannels === other.audioConfig?.numberOfChannels &&
    isSame(one.videoConfig.description, other.videoConfig.description) &&
    isSame(one.audioConfig?.description, other.audioConfig?.description)
  );
}

function isSame(
  one: AllowSharedBufferSource | undefined,
  other: AllowSharedBufferSource | undefined,
): boolean {
  if (!one || !other) return one === other;
  const [left, right] = [bytesOf(one), bytesOf(other)];
  return left.length === right.length && left.every((byte, at) => byte === right[at]);
}

function bytesOf(source: AllowSharedBufferSource): Uint8Array {
  return ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
}

async function copied(
  takes: readonly OpenTake[],
  { video, videoCodec, audioCodec }: OpenTake,
  format: ReturnType<typeof formatOf>,
): Promise<Joined> {
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const pictures = new EncodedVideoPacketSource(videoCodec);
  const sound = audioCodec ? new EncodedAudioPacketSource(audioCodec) : null;
  output.addVideoTrack(pictures, { rotation: await video.getRotation() });
  if (sound) output.addAudioTrack(sound);
  await output.start();
  const joins = await inTurn(takes, async (take, shift) => {
    const { videoConfig, audioConfig } = take;
    await Promise.all([
      copyPackets(take.video, shift, (packet) => pictures.add(packet, { decoderConfig: videoConfig })),
      take.audio &&
        audioConfig &&
        copyPackets(take.audio, shift, (packet) => sound?.add(packet, { decoderConfig: audioConfig })),
    ]);
  });
  await output.finalize();
  return { file: fileOf(target, format), joins };
}

async function copyPackets(
  track: InputVideoTrack | InputAudioTrack,
  shift: number,
  add: (packet: Packet) => Promise<void> | undefined,
): Promise<void> {
  for await (const packet of new EncodedPacketSink(track).packets()) {
    await add(packet.clone({ timestamp: packet.timestamp + shift }));
  }
}
type Packet = NonNullable<Awaited<ReturnType<EncodedPacketSink['getFirstPacket']>>>;

async function madeAnew(takes: readonly OpenTake[], { video }: OpenTake): Promise<Joined> {
  const size = sizeWithin({ width: await video.getDisplayWidth(), height: await video.getDisplayHeight() });
  const canRead = await Promise.all(takes.map((take) => take.video.canDecode()));
  const kinds = canRead.every(Boolean) && (await writableKinds(size));
  if (!kinds) throw new CannotMake();
  const target = new BufferTarget();
  const output = new Output({ format: kinds.format, target });
  const seconds = takes.reduce((sum, { begin, end }) => sum + end - begin, 0);
  const pictures = new VideoSampleSource({
    codec: kinds.video,
    quality: new Quality({ bitrate: bitrateOf(seconds) }),
    sizeChangeBehavior: 'contain',
  });
  const sound = takes.some(({ audio }) => audio !== null)
    ? new AudioSampleSource({
        codec: kinds.audio,
        quality: new Quality({ bitrate: 96_000 }),
        transform: soundOfAll,
      })
    : null;
  output.addVideoTrack(pictures);
  if (sound) output.addAudioTrack(sound);
  await output.start();
  const joins = await inTurn(takes, async (take, shift) => {
    await Promise.all([
      encode(new VideoSampleSink(take.video).samples(), shift, (sample) => pictures.add(sample)),
      take.audio && encode(new AudioSampleSink(take.audio).samples(), shift, (sample) => sound?.add(sample)),
    ]);
  });
  await output.finalize();
  return { file: fileOf(target, kinds.format), joins };
}

interface Sample {
  timestamp: number;
  setTimestamp: (seconds: number) => void;
  close: () => void;
}

async function encode<S extends Sample>(
  samples: AsyncIterable<S>,
  shift: number,
  add: (sample: S) => Promise<void> | undefined,
): Promise<void> {
  for await (const sample of samples) {
    sample.setTimestamp(sample.timestamp + shift);
    await add(sample);
    sample.close();
  }
}

/** Adds takes one after the other, each by as much later as those before it last. Answers where they join. */
async function inTurn(
  takes: readonly OpenTake[],
  add: (take: OpenTake, shift: number) => Promise<void>,
): Promise<number[]> {
  const begins: number[] = [];
  let at = 0;
  for (const take of takes) {
    begins.push(at);
    await add(take, at - take.begin);
    at += take.end - take.begin;
  }
  return begins.slice(1);
}

function fileOf({ buffer }: BufferTarget, { mimeType }: { mimeType: string }): Blob {
  if (!buffer) throw new CannotMake();
  return new Blob([buffer], { type: mimeType });
}
