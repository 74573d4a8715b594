import type { FastifyServerOptions } from 'fastify'

/** The parts of an error that may be logged: enough to find the cause, nothing that a person typed. */
export function loggable(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, constraint, table, column, severity } = error as Error & Record<string, unknown>
  // Database errors repeat values in message, detail and where, so only their code and names are logged.
  const message = severity === undefined ? { message: masked(error.message) } : {}
  const frames = error.stack
    ?.split('\n')
    .filter(line => line.startsWith('    at '))
    .slice(0, 12)
  return {
    type: error.name,
    ...message,
    ...{ code, constraint, table, column },
    stack: frames?.map(line => line.trim()),
    ...(error.cause !== undefined && { cause: loggable(error.cause) }),
  }
}

/** JSON lines on stdout. */
export const jsonLog: Exclude<FastifyServerOptions['logger'], boolean | undefined> = {
  level: 'info',
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: { err: error => loggable(error) as never },
}

// Replaces phone numbers and other long digit groups.
const masked = (text: string) => text.slice(0, 500).replace(/[\p{Nd}][\p{Nd} -]{5,}/gu, '…')
