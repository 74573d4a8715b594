import type * as z from 'zod/mini'
import type { FieldCode } from './fields.ts'

export type FieldProblem = { path: string; code: FieldCode }

/** Converts zod issues to one problem per field. The result contains nothing that was typed, except names of unknown keys. */
export function fieldProblems(issues: readonly z.core.$ZodIssue[]): FieldProblem[] {
  return issues.flatMap(issue => {
    const path = issue.path.map(String).join('.')
    if (issue.code !== 'unrecognized_keys') return [{ path, code: codeOf(issue) }]
    return issue.keys.slice(0, 10).map(key => ({
      path: [...issue.path.map(String), key.slice(0, 64)].join('.'),
      code: 'unknown' as const,
    }))
  })
}

const named: readonly string[] = [
  'required',
  'too-long',
  'text-not-allowed',
  'invalid-phone',
  'phone-or-email',
  'taken',
  'unknown',
  'invalid',
]
function codeOf(issue: z.core.$ZodIssue): FieldCode {
  if (issue.code === 'custom') return named.includes(issue.message) ? (issue.message as FieldCode) : 'invalid'
  if (issue.code === 'too_big' && issue.origin === 'string') return 'too-long'
  if (issue.code === 'too_small' && issue.origin === 'string') return 'required'
  return issue.code === 'invalid_type' && issue.input === undefined ? 'required' : 'invalid'
}
