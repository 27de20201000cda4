import { fork, spawn, type ChildProcess } from 'node:child_process';
import { readFile, rm, stat } from 'node:fs/promises';
import { maxClipSeconds, maxKeptVideoBytes, maxVideoSide } from '@/shared/config/limits';
import { createTaskQueue } from '../../taskQueue';
import { videoFaults, type VideoAnswer, type VideoFault, type VideoTask, type VideoTools } from './video';

const childSeconds = 60;
const engineSeconds = 600;
const maxHeapMegabytes = 128;
const maxChildBytes = 300 * 1024 * 1024;
/** Of the engine. */
const maxEngineBytes = 1024 ** 3;
const watchMs = 50;
/** Processes at once: files of strangers must not take the machine. */
const maxRunning = 2;
const maxWaiting = 1_000;

/** Faults that an engine mends by encoding the file anew. */
const mendable: readonly VideoFault[] = [
  'videoCodecUnknown',
  'videoTooWide',
  'videoKeptTooLarge',
  'videoTooManyFrames',
  'videoStartsEarly',
];

interface VideoToolsSettings {
  /** Module of the reading process. */
  child: string;
  /** Path of the operator's ffmpeg; null without one. */
  engine: string | null;
  seconds?: number;
  /** Most resident memory of the reading process. */
  bytes?: number;
  /** Called with the most memory that a reading process has taken so far. */
  onMeasured?: (bytes: number) => void;
}

/** Prepares videos by a process for each, with bounded time and memory, killed on overrun. */
export function createVideoTools({
  child,
  engine,
  seconds = childSeconds,
  bytes = maxChildBytes,
  onMeasured,
}: VideoToolsSettings): VideoTools {
  const inTurn = createTaskQueue({ name: 'video', maxRunning, maxWaiting });
  const read = (task: VideoTask, signal?: AbortSignal) =>
    runChild(child, { seconds, bytes, onMeasured }, task, signal);
  return {
    hasEngine: engine !== null,
    prepare: (task, signal) =>
      inTurn(async () => {
        await stat(task.source);
        const answer = await read(task, signal);
        if (engine === null || !('fault' in answer) || !mendable.includes(answer.fault)) return answer;
        const normalised = `${task.target}.engine.mp4`;
        try {
          if (!(await normalise(engine, task.source, normalised, signal))) return answer;
          return await read({ source: normalised, target: task.target }, signal);
        } finally {
          await rm(normalised, { force: true });
        }
      }),
  };
}

interface Bounds {
  seconds: number;
  bytes: number;
  onMeasured?: VideoToolsSettings['onMeasured'] | undefined;
}

/** Runs the reading process. A process that dies or takes too much answers that the file cannot be read. */
async function runChild(
  child: string,
  bounds: Bounds,
  task: VideoTask,
  signal?: AbortSignal,
): Promise<VideoAnswer> {
  await stat(child);
  const reader = fork(child, [JSON.stringify(task)], {
    execArgv: [`--max-old-space-size=${maxHeapMegabytes}`],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let answer: VideoAnswer = { fault: 'videoNotReadable' };
  reader.on('message', (message: unknown) => {
    if (isAnswer(message)) answer = message;
  });
  await ended(reader, bounds, signal);
  return answer;
}

/** Waits for the end of a process; kills it when its time or memory is over. Throws when the server stops. */
async function ended(
  running: ChildProcess,
  { seconds, bytes, onMeasured }: Bounds,
  signal?: AbortSignal,
): Promise<number | null> {
  const kill = () => running.kill('SIGKILL');
  const deadline = setTimeout(kill, seconds * 1000);
  const watch = setInterval(() => {
    void mostBytes(running.pid).then((used) => {
      onMeasured?.(used);
      if (used > bytes) kill();
    });
  }, watchMs);
  signal?.addEventListener('abort', kill, { once: true });
  try {
    return await new Promise((resolve, reject) => {
      running.once('error', reject);
      running.once('close', (code) => {
        if (signal?.aborted === true) reject(new Error('The server stops'));
        else resolve(code);
      });
    });
  } finally {
    clearTimeout(deadline);
    clearInterval(watch);
    signal?.removeEventListener('abort', kill);
  }
}

/** Reads the most resident memory that a process has had, where the system tells it; else 0. */
async function mostBytes(pid: number | undefined): Promise<number> {
  if (pid === undefined) return 0;
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}

/** Encodes a file as H.264 and AAC by the operator's ffmpeg. Answers false when it cannot. */
async function normalise(
  engine: string,
  source: string,
  target: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const side = String(maxVideoSide);
  const fit = `scale='min(${side},iw)':'min(${side},ih)':force_original_aspect_ratio=decrease:force_divisible_by=2`;
  const input = [
    '-nostdin',
    '-v',
    'error',
    '-protocol_whitelist',
    'file',
    '-format_whitelist',
    'mov,matroska,webm',
  ];
  const tracks = [
    '-map',
    '0:v:0',
    '-map',
    '0:a:0?',
    '-map_metadata',
    '-1',
    '-map_chapters',
    '-1',
    '-sn',
    '-dn',
  ];
  const picture = ['-vf', fit, '-fpsmax', '60', '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '24'];
  const rate = ['-maxrate', '2M', '-bufsize', '4M', '-pix_fmt', 'yuv420p', '-bf', '0'];
  const sound = ['-c:a', 'aac', '-b:a', '128k', '-ac', '2'];
  const limits = ['-t', String(maxClipSeconds + 1), '-fs', String(maxKeptVideoBytes), '-threads', '1'];
  const encoder = spawn(
    engine,
    [...input, '-i', source, ...tracks, ...picture, ...rate, ...sound, ...limits, '-y', target],
    { stdio: 'ignore', env: {} },
  );
  return (await ended(encoder, { seconds: engineSeconds, bytes: maxEngineBytes }, signal)) === 0;
}

function isAnswer(value: unknown): value is VideoAnswer {
  if (typeof value !== 'object' || value === null) return false;
  if ('fault' in value) return videoFaults.some((fault) => fault === value.fault);
  return 'video' in value && typeof value.video === 'object' && value.video !== null;
}
