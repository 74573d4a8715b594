import type { FastifyServerOptions } from 'fastify'

/** What may stand in a log about an error: enough to mend it, nothing that a person typed. */
export function loggable(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, constraint, table, column, severity } = error as Error & Record<string, unknown>
  // PostgreSQL repeats values in its message, detail and where.
  const spoken = severity === undefined ? { message: masked(error.message) } : {}
  const frames = error.stack
    ?.split('\n')
    .filter(line => line.startsWith('    at '))
    .slice(0, 12)
  return {
    type: error.name,
    ...spoken,
    ...{ code, constraint, table, column },
    stack: frames?.map(line => line.trim()),
    ...(error.cause !== undefined && { cause: loggable(error.cause) }),
  }
}

/** JSON lines to stdout, one per event that somebody should know of. */
export const jsonLog: FastifyServerOptions['logger'] = {
  level: 'info',
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: { err: error => loggable(error) as never },
}

// Phone numbers and their like.
const masked = (text: string) => text.slice(0, 500).replace(/[\p{Nd}][\p{Nd} -]{5,}/gu, '…')
