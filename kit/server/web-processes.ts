import { availableParallelism } from 'node:os'

/** How many processes the environment asks for; 1 for an invalid value, which `readSettings` refuses. */
export function webProcessesOf(env: Record<string, string | undefined>): number {
  const asked = env.WEB_PROCESSES?.trim() ?? ''
  if (!isCount(asked)) return 1
  return asked === 'auto' ? availableParallelism() : Number(asked)
}
/** Whether a value of WEB_PROCESSES is valid. */
export const isCount = (value: string) =>
  value === 'auto' || (/^\d{1,2}$/.test(value) && Number(value) >= 1 && Number(value) <= 64)
