import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleForNode } from './testing/bundle';

/** Time in which two processes start, one after the other, on a busy machine. */
const startTime = { timeout: 15_000 };
let supervisor = '';
beforeAll(async () => {
  supervisor = await bundleForNode('server/supervisor.ts');
});
afterAll(() => rm(dirname(supervisor), { recursive: true, force: true }));

/** Supervises a server that does what `script` says; `runs` is how often it was started. */
async function supervise(script: string) {
  const folder = dirname(supervisor);
  await writeFile(
    join(folder, 'main.js'),
    `import { appendFileSync, readFileSync } from 'node:fs';
     appendFileSync(import.meta.dirname + '/runs', 'x');
     const runs = readFileSync(import.meta.dirname + '/runs', 'utf8').length;
     ${script}`,
  );
  await rm(join(folder, 'runs'), { force: true });
  const process_ = spawn(process.execPath, [supervisor], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [process_.stdout, process_.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(process_, 'exit').then(([code]) => ({ code: code as number, output }));
  return { process: process_, ended, output: () => output };
}

describe('the start of the product', () => {
  it('SRV-01 starts the server again after an error that nobody caught', async () => {
    const { ended } = await supervise(`console.log('run ' + runs); process.exit(runs < 2 ? 70 : 0);`);
    const { code, output } = await ended;
    expect(code).toBe(0);
    expect(output).toContain('run 1');
    expect(output).toContain('run 2');
  });

  it('SRV-01 leaves it ended when it could not start', async () => {
    const { ended } = await supervise(`console.log('run ' + runs); process.exit(1);`);
    const { code, output } = await ended;
    expect([code, output.match(/run/g)?.length]).toEqual([1, 1]);
  });

  it('SRV-01 hands a signal on and ends with the server', async () => {
    const started = await supervise(
      `process.on('SIGTERM', () => { console.log('in order'); process.exit(0); });
       setInterval(() => {}, 1000); console.log('up');`,
    );
    await expect.poll(started.output, startTime).toContain('up');
    started.process.kill('SIGTERM');
    expect(await started.ended).toMatchObject({
      code: 0,
      output: expect.stringContaining('in order') as string,
    });
  });
});
