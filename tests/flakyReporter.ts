import type { Reporter, TestModule } from 'vitest/node';

/** Lists the tests that passed only on their retry, as the browser tests' runner does: each is a defect to be found. */
export class FlakyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const names = modules.flatMap(({ children }) =>
      [...children.allTests()]
        .filter((test) => test.diagnostic()?.flaky === true)
        .map((test) => `    ${test.module.relativeModuleId} › ${test.fullName}`),
    );
    if (names.length > 0) process.stdout.write(` ${names.length} flaky\n${names.join('\n')}\n`);
  }
}
