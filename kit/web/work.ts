import { defineTexts } from '#common/text.ts'
import type { Work } from '#common/work.ts'
import { mostWork } from '#common/work-size.ts'
import { showToast } from '#ui/toast.ts'
import { ApiError, readJson, request } from './api.ts'
import { readStorage } from './local-storage.ts'

const workTexts = defineTexts({
  working: {
    en: 'Checking your phone. This takes a few seconds.',
    hi: 'आपके फ़ोन की जाँच हो रही है। कुछ सेकंड लगेंगे।',
  },
})

/**
 * Sends; if the server asks for proof of work, solves a task in a worker and sends again. If the required work rises meanwhile,
 * it keeps solving the same task, so no answer is wasted. A toast tells the reader.
 */
export async function withWork<T>(action: string, send: (work?: Work) => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    return paid(action, send, error)
  }
}

/** As `withWork`, after a first try without work threw `refused`. */
export async function paid<T>(
  action: string,
  send: (work: Work) => Promise<T>,
  refused: unknown,
): Promise<T> {
  let error = refused
  let work: Work | undefined
  let hide = () => {}
  try {
    while (isOwed(error) && (work?.answers.length ?? 0) < mostWork) {
      const url = `/api/devices/work?action=${action}`
      const asked = await readJson<{ task: string; answers: number }>(await request(url))
      if (!work) {
        const words = workTexts.working[readStorage('app-language') === 'hi' ? 'hi' : 'en']
        hide = showToast(words, { ms: 60_000 })
      }
      work ??= { task: asked.task, answers: [] }
      // At least one more answer, because the last count was too low.
      await solve(work, Math.max(asked.answers, work.answers.length + 1))
      try {
        return await send(work)
      } catch (thrown) {
        error = thrown
      }
    }
    throw error
  } finally {
    hide()
  }
}

const isOwed = (error: unknown) => error instanceof ApiError && error.code === 'work_required'

/** Adds answers until there are `count`. */
async function solve({ task, answers }: Work, count: number): Promise<void> {
  const worker = new Worker(new URL('./proof-of-work.worker.ts', import.meta.url), { type: 'module' })
  try {
    while (answers.length < count) {
      const found = await new Promise<number>((resolve, reject) => {
        worker.onmessage = (event: MessageEvent<number>) => resolve(event.data)
        worker.onerror = reject
        worker.postMessage({ task, from: (answers.at(-1) ?? -1) + 1 })
      })
      answers.push(found)
    }
  } finally {
    worker.terminate()
  }
}
