import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MkvOutputFormat,
  MovOutputFormat,
  Mp4OutputFormat,
  MP4,
  Output,
  QTFF,
  WEBM,
  MATROSKA,
  type MetadataTags,
  type OutputFormat,
} from 'mediabunny';
import { demoClip } from './videos';

interface Variant {
  format?: OutputFormat;
  tags?: MetadataTags;
  /** Video tracks in the file. */
  videos?: number;
  audios?: number;
  /** Seconds added to every time. */
  shift?: number;
  /** Factor of every time and duration. */
  stretch?: number;
  /** Times that every packet comes. */
  repeat?: number;
  /** Content of a packet in place of its own. */
  content?: Uint8Array;
  /** Size that the file pretends to have. */
  size?: number;
}

/** Muxes the packets of a clip anew, with something wrong. */
export async function remuxed(name: string, variant: Variant = {}): Promise<Buffer> {
  const { shift = 0, stretch = 1, repeat = 1, videos = 1, audios = 1 } = variant;
  const input = new Input({
    source: new BufferSource(await demoClip(name)),
    formats: [MP4, QTFF, WEBM, MATROSKA],
  });
  const [video] = await input.getVideoTracks();
  const [audio] = await input.getAudioTracks();
  const codec = await video?.getCodec();
  const config = await video?.getDecoderConfig();
  if (video === undefined || codec === null || codec === undefined || config === null || config === undefined)
    throw new TypeError(`${name} has no video`);
  const target = new BufferTarget();
  const output = new Output({
    format: variant.format ?? new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target,
  });
  const pictures = Array.from({ length: videos }, () => new EncodedVideoPacketSource(codec));
  for (const source of pictures) output.addVideoTrack(source);
  const audioConfig = await audio?.getDecoderConfig();
  const sounds =
    audio === undefined ? [] : Array.from({ length: audios }, () => new EncodedAudioPacketSource('opus'));
  for (const source of sounds) output.addAudioTrack(source);
  if (variant.tags !== undefined) output.setMetadataTags(variant.tags);
  await output.start();
  const decoderConfig =
    variant.size === undefined ? config : { ...config, codedWidth: variant.size, codedHeight: variant.size };
  for await (const packet of new EncodedPacketSink(video).packets())
    for (let time = 0; time < repeat; time += 1) {
      const duration = (packet.duration * stretch) / repeat;
      const at = packet.timestamp * stretch + shift + time * duration;
      const changed = new EncodedPacket(variant.content ?? packet.data, packet.type, at, duration);
      for (const source of pictures) await source.add(changed, { decoderConfig });
    }
  if (audio !== undefined && audioConfig !== null && audioConfig !== undefined)
    for await (const packet of new EncodedPacketSink(audio).packets()) {
      const at = packet.timestamp * stretch + Math.max(shift, 0);
      const changed = new EncodedPacket(packet.data, packet.type, at, packet.duration * stretch);
      for (const source of sounds) await source.add(changed, { decoderConfig: audioConfig });
    }
  await output.finalize();
  input.dispose();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}

/** Writes a number into a box of MP4, so many bytes after its name. */
function withNumber(file: Buffer, box: string, offset: number, value: number): Buffer {
  const changed = Buffer.from(file);
  changed.writeUInt32BE(value >>> 0, changed.indexOf(box) + 4 + offset);
  return changed;
}

function box(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
}

/** Boxes within boxes, so deep that a careless reader overflows. */
function nested(depth: number): Buffer {
  let inner: Buffer = Buffer.alloc(0);
  for (let level = 0; level < depth; level += 1) inner = box('moov', inner);
  return inner;
}

/** Bytes that look random and are the same every time. */
function noise(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  let state = 12_345;
  for (let at = 0; at < length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    bytes[at] = state >>> 16;
  }
  return bytes;
}

function spoiled(file: Buffer, every: number): Buffer {
  const changed = Buffer.from(file);
  for (let at = every; at < changed.length; at += every) changed[at] = (changed[at] ?? 0) ^ 0xff;
  return changed;
}

const ftyp = box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2avc1mp41', 'latin1'));
const ebml = Buffer.from('1a45dfa3', 'hex');

/** Files that must be refused, by name. */
export async function hostileVideos(): Promise<Map<string, Buffer>> {
  const mp4 = await demoClip('harbour.mp4');
  const webm = await demoClip('lanterns.webm');
  const cut = (file: Buffer, share: number) => file.subarray(0, Math.floor(file.length * share));
  const part = (file: Buffer, from: number) => file.subarray(Math.floor(file.length * from));
  const broken: [string, Buffer][] = [
    ['nothing', Buffer.alloc(0)],
    ['one byte', Buffer.from([0])],
    ['a page named as a video', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a page behind the mark', Buffer.concat([ftyp, Buffer.from('<script>alert(1)</script>')])],
    ['noise', noise(50_000)],
    ['noise behind the mark of MP4', Buffer.concat([ftyp, noise(50_000)])],
    ['noise behind the mark of WebM', Buffer.concat([ebml, noise(50_000)])],
    ['zeros behind the mark', Buffer.concat([ftyp, Buffer.alloc(200_000)])],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a playlist', Buffer.from('#EXTM3U\n#EXT-X-TARGETDURATION:5\n#EXTINF:5,\nfile:///etc/passwd\n')],
    ['a list of files', Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'\n")],
    ['MP4 without its index', Buffer.concat([ftyp, box('mdat', part(mp4, 0.5))])],
    ['boxes of no length', Buffer.concat([ftyp, Buffer.from('000000006d6f6f76', 'hex')])],
    ['a box of a huge length', Buffer.concat([ftyp, Buffer.from('000000016d6f6f767fffffffffffffff', 'hex')])],
    ['a box shorter than its head', Buffer.concat([ftyp, Buffer.from('000000036d6f6f76', 'hex'), mp4])],
    ['2,000 boxes within each other', Buffer.concat([ftyp, nested(2_000)])],
    [
      '100,000 empty boxes',
      Buffer.concat([ftyp, ...Array.from({ length: 100_000 }, () => box('free', Buffer.alloc(0)))]),
    ],
    ['the end of an MP4', Buffer.concat([ftyp, part(mp4, 0.3)])],
    ['WebM and MP4 spliced', Buffer.concat([cut(webm, 0.05), mp4])],
    ['MP4 and WebM spliced', Buffer.concat([cut(mp4, 0.02), webm])],
  ];
  const cuts = [0.02, 0.1, 0.3, 0.5, 0.8].map((share): [string, Buffer] => [
    `MP4 cut at ${share}`,
    cut(mp4, share),
  ]);
  const empties = { content: new Uint8Array(0) };
  const wrong: [string, Buffer][] = [
    ['header of two hours', withNumber(withNumber(mp4, 'mvhd', 16, 7_200_000), 'mdhd', 16, 0xffff_fff0)],
    ['samples beyond the file', withNumber(mp4, 'stco', 8, 0x7fff_0000)],
    ['4 billion samples', withNumber(mp4, 'stsz', 8, 0xffff_ffff)],
    ['4 billion times', withNumber(mp4, 'stts', 4, 0xffff_ffff)],
    ['4 billion chunks', withNumber(mp4, 'stsc', 4, 0xffff_ffff)],
    ['time scale of zero', withNumber(mp4, 'mdhd', 12, 0)],
    ['every 40th byte of the index wrong', spoiled(mp4.subarray(0, mp4.length), 40)],
    ['every 97th byte of WebM wrong', spoiled(webm, 97)],
    ['500 seconds', await remuxed('harbour.mp4', { stretch: 84 })],
    ['an hour of WebM', await remuxed('lanterns.webm', { stretch: 600, format: new MkvOutputFormat() })],
    ['two pictures', await remuxed('kites.webm', { videos: 2, format: new MkvOutputFormat() })],
    ['500 tracks', await remuxed('kites.webm', { videos: 100, format: new MkvOutputFormat() })],
    ['three sounds', await remuxed('harbour.mp4', { audios: 3 })],
    ['footage before the start', await remuxed('harbour.mp4', { shift: -2 })],
    ['150 pictures a second', await remuxed('harbour.mp4', { repeat: 10 })],
    [
      'a bomb of empty samples',
      await remuxed('kites.webm', { repeat: 2_000, ...empties, format: new MovOutputFormat() }),
    ],
  ];
  return new Map([...broken, ...cuts, ...wrong]);
}
