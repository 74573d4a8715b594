import { firstWord } from '#common/sha-256.ts'
import type { Work } from '#common/work.ts'
import { workBits, workTail } from '#common/work-size.ts'
import type { Visitor } from './visitor.ts'

/** Solves a task as a phone does. */
export function solve(task: string, count: number): Work {
  const answers: number[] = []
  for (let number = 0; answers.length < count; number += 1)
    if (Math.clz32(firstWord(`${task.slice(-workTail)}.${number}`)) >= workBits) answers.push(number)
  return { task, answers }
}

/** A solved task for an action, with as many answers as the guide asks for now. */
export async function work(visitor: Visitor, action: string): Promise<Work> {
  const { body } = await visitor.call<{ task: string; answers: number }>(
    `GET /api/devices/work?action=${action}`,
  )
  return solve(body.task, body.answers)
}
