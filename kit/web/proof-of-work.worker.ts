import { firstWord } from '#common/sha-256.ts'
import { workBits, workTail } from '#common/work-size.ts'

/** Posts each next number above `from` such that SHA-256 of `{end of the task}.{number}` begins with the zero bits. */
addEventListener('message', (event: MessageEvent<{ task: string; from: number }>) => {
  const { task, from } = event.data
  const tail = task.slice(-workTail)
  for (let number = from; ; number += 1)
    if (Math.clz32(firstWord(`${tail}.${number}`)) >= workBits) return postMessage(number)
})
