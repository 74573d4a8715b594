import type { Reporter, TestModule } from 'vitest/node'

/** Ends each run with the tests that passed only when they were run again: each of them is a defect to mend. */
export class RetriedTests implements Reporter {
  onTestRunEnd(files: readonly TestModule[]): void {
    const retried = files.flatMap(file =>
      [...file.children.allTests()].filter(test => (test.diagnostic()?.retryCount ?? 0) > 0),
    )
    console.log(`Needed a second try (defects to mend): ${retried.length === 0 ? 'none' : ''}`)
    for (const test of retried) {
      console.log(`  ${test.module.relativeModuleId} > ${test.fullName}`)
      const [error] = test.result().errors ?? []
      if (error) console.log(`    ${error.message.split('\n')[0]}`)
    }
  }
}
