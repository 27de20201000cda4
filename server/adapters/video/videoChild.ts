import { rewrite } from './rewrite';
import type { VideoTask } from './video';

/*
 * Reads one video in a process of its own, whose memory and time the server bounds: the task comes as the first
 * argument, the answer goes as a message.
 */
const [, , given = ''] = process.argv;

function taskOf(text: string): VideoTask {
  const value: unknown = JSON.parse(text);
  if (
    typeof value !== 'object' ||
    value === null ||
    !('source' in value && typeof value.source === 'string') ||
    !('target' in value && typeof value.target === 'string')
  )
    throw new TypeError('The task names no files');
  return { source: value.source, target: value.target };
}

// Errors that no call waits for end the process too: the server then says that the file cannot be read.
process.on('unhandledRejection', () => process.exit(1));

const answer = await rewrite(taskOf(given));
process.send?.(answer, () => process.exit(0));
