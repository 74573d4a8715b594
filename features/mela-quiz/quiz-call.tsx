import { client } from '#kit/web/api.tsx'
import type { contract } from './contract.ts'

export const call = client<typeof contract>()
