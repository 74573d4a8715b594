import { solve } from '#common/solve-work.ts'
import type { Work } from '#common/work.ts'
import type { Visitor } from './visitor.ts'

/** A solved task for an action, with as many answers as the guide asks for now. */
export async function work(visitor: Visitor, action: string): Promise<Work> {
  const { body } = await visitor.call<{ task: string; answers: number }>(
    `GET /api/devices/work?action=${action}`,
  )
  return solve(body.task, body.answers)
}
