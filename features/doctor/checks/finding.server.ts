import type { Finding, FindingName, Level } from '../contract.ts'

/** A finding; `values` fill its words. */
export const finding = (
  name: FindingName,
  level: Level,
  values: Readonly<Record<string, string | number>> = {},
): Finding => ({ name, level, values })

export const fine = (name: FindingName, values?: Readonly<Record<string, string | number>>): Finding =>
  finding(name, 'fine', values)

/** Short words of an error for the operator: no addresses of visitors can be in it, since no visitor's data is involved. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  const { code, message } = error as NodeJS.ErrnoException
  return code ?? String(message).slice(0, 120)
}
