import { spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const version = '1.7.1';
const startWithinMs = 60_000;
const stopWithinMs = 10_000;

/**
 * Runs the node as a child and ends it when standard input closes, however the parent ends (`kill -9` included). A
 * leftover node would serve an old chain to the next run.
 */
const guard = 'exec 3<&0; "$@" & node=$!; { cat <&3 >/dev/null; kill "$node"; } 2>/dev/null & wait "$node"';

export interface Anvil {
  rpcUrl: string;
  /** Ends the node after it has written its state. */
  stop: () => Promise<void>;
}

/**
 * Starts a chain on this machine. `port` 0 takes a free one; a state file resumes an earlier chain. Throws when the
 * port is taken or anvil is missing.
 */
export async function startAnvil(options: { port: number; stateFile: string | null }): Promise<Anvil> {
  const node = spawn(
    'sh',
    [
      ...['-c', guard, 'chain', ...anvilCommand()],
      ...['--host', '127.0.0.1', '--port', String(options.port)],
      ...(options.stateFile === null ? [] : ['--state', options.stateFile]),
    ],
    // Separate process group: Ctrl+C reaches only the parent, which then ends the node in order.
    { detached: true, stdio: ['pipe', 'pipe', 'pipe'] },
  );
  const rpcUrl = `http://${await listening(node)}`;
  return { rpcUrl, stop: () => stop(node) };
}

/** Prefers the package's binary, then the one on the path, then npx. */
function anvilCommand(): string[] {
  try {
    const manifest = createRequire(import.meta.url).resolve('@foundry-rs/anvil-linux-amd64/package.json');
    return [join(dirname(manifest), 'bin/anvil')];
  } catch {
    return [
      'sh',
      '-c',
      `exec $(command -v anvil || echo npx --yes @foundry-rs/anvil@${version}) "$@"`,
      'anvil',
    ];
  }
}

/** Resolves to host:port once the node listens. */
function listening(node: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const deadline = setTimeout(() => {
      node.stdin?.end();
      reject(new Error('The local chain did not start in time.'));
    }, startWithinMs);
    const read = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-10_000);
      const address = /Listening on (\S+)/.exec(output)?.[1];
      if (address === undefined) return;
      clearTimeout(deadline);
      node.stdout?.off('data', read).resume();
      resolve(address);
    };
    node.stdout?.on('data', read);
    node.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    node.once('error', reject);
    node.once('exit', () => {
      clearTimeout(deadline);
      reject(new Error(`The local chain did not start: ${output.trim().split('\n').at(-1) ?? ''}`));
    });
    // The parent may end first; a broken pipe is not an error then.
    node.stdin?.on('error', () => undefined);
  });
}

function stop(node: ChildProcess): Promise<void> {
  if (node.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const deadline = setTimeout(resolve, stopWithinMs);
    node.once('exit', () => {
      clearTimeout(deadline);
      resolve();
    });
    node.stdin?.end();
  });
}
