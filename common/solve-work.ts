import { firstWord } from './sha-256.ts'
import type { Work } from './work.ts'
import { workBits, workTail } from './work-size.ts'

/** Solves a task of `GET /api/devices/work`: the first `count` numbers that fit. For programs; pages use workers. */
export function solve(task: string, count: number): Work {
  const answers: number[] = []
  for (let number = 0; answers.length < count; number += 1)
    if (Math.clz32(firstWord(`${task.slice(-workTail)}.${number}`)) >= workBits) answers.push(number)
  return { task, answers }
}
