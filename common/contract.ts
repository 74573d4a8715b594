import type * as z from 'zod/mini'
import type { Permission } from './permissions.ts'

/**
 * Who may make a call. There is no default: every call names its access, and the access matrix in the tests lists all. `device`:
 * any phone with the signed device cookie. `staff`: any signed-in account. Otherwise the permission that it needs.
 */
export type Access = 'anyone' | 'device' | 'staff' | Permission

/** The description of one API call. The server checks requests with it; handler and browser client take their types from it. */
export type Call = {
  access: Access
  summary: string
  /** Set if the call answers private numbers or pictures of this subject: the audit log records who saw them. */
  shows?: string
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** Form parts of an upload: its fields are parsed by `body`, its files are listed here. */
  files?: readonly { name: string; max: number; required: boolean }[]
  reply: z.ZodMiniType
  /** Media type of a reply that is not JSON; the handler writes such a reply itself. */
  produces?: string
  /** Default 200. */
  status?: 200 | 201 | 202 | 204
}
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type CallName = `${Method} /api/${string}`
/** A feature's calls by `METHOD /path`. The browser needs only the key at run time, so no schema is sent to it. */
export type Contract = Record<CallName, Call>

/** Keeps the literal types of a contract. */
export const defineContract = <const C extends Contract>(contract: C): C => contract

type Part<C, K extends string, Side extends 'input' | 'output'> = C extends {
  [P in K]: infer S extends z.ZodMiniType
}
  ? { [P in K]: Side extends 'input' ? z.input<S> : z.output<S> }
  : unknown
/** What a caller passes; with files, the form with all its parts. */
export type CallInput<C> = Part<C, 'params', 'input'> &
  Part<C, 'query', 'input'> &
  (Part<C, 'body', 'input'> | (C extends { files: object } ? { body: FormData } : never))
/** What a handler receives. */
export type CallParsed<C> = Part<C, 'params', 'output'> &
  Part<C, 'query', 'output'> &
  Part<C, 'body', 'output'>
/** What a handler returns and the caller receives. */
export type CallReply<C extends Call> = z.output<C['reply']>
