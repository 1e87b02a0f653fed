import type { FullResult, Reporter, Suite } from '@playwright/test/reporter';

/** Prints one plain line at the end that every CI understands. */
export default class CountReporter implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(_result: FullResult): void {
    const tests = this.suite?.allTests() ?? [];
    const count = (outcome: string) => tests.filter((test) => test.outcome() === outcome).length;
    console.log(
      `${count('expected') + count('flaky')} passed, ${count('unexpected')} failed, ${count('skipped')} skipped`,
    );
  }
}
