import type { Text } from '#common/text.ts'
import { ApiError, client } from '#kit/web/api.tsx'
import { withDevice } from '#kit/web/device.tsx'
import type { contract } from '../contract.ts'
import { texts } from './texts.ts'

const call = client<typeof contract>()
const problems: Readonly<Record<number, Text>> = { 429: texts.most, 404: texts.gone }

/** Asks for one number; answers it, or why there is none. */
export async function revealPhone(id: string): Promise<{ phone: string } | { problem: Text }> {
  try {
    return await withDevice(() => call('POST /api/lost-found/:id/phone', { params: { id } }))
  } catch (error) {
    return { problem: problems[error instanceof ApiError ? error.status : 0] ?? texts.failed }
  }
}
