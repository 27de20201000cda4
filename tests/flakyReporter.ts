import type { Reporter, TestCase, TestModule } from 'vitest/node';

/**
 * Lists the tests that passed only on their retry, as the browser tests' runner does, and how they had failed: each is
 * a defect to be found.
 */
export class FlakyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const flaky = modules.flatMap(({ children }) =>
      [...children.allTests()].filter((test) => test.diagnostic()?.flaky === true),
    );
    if (flaky.length > 0) process.stdout.write(` ${flaky.length} flaky\n${flaky.map(linesOf).join('\n')}\n`);
  }
}

/** Place and name of a test, and below them where it failed and the first line of why. */
function linesOf(test: TestCase): string {
  const failures = (test.result().errors ?? []).map(({ message, stacks }) => {
    const place = stacks?.find(({ file }) => file.endsWith(test.module.relativeModuleId));
    const [reason = ''] = message.split('\n');
    return `        line ${place?.line ?? '?'}: ${reason}`;
  });
  return [`    ${test.module.relativeModuleId} › ${test.fullName}`, ...failures].join('\n');
}
