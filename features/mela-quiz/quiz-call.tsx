import { client } from '#web/kit/api.tsx'
import type { contract } from './contract.ts'

export const call = client<typeof contract>()
