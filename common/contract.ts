import type * as z from 'zod/mini'

/**
 * Who may call. Doors are closed by default and opened by name; the access matrix lists every one.
 * `device`: anybody whose phone carries the signed device cookie.
 */
export type Access = 'anyone' | 'device' | 'admin' | 'vehicle' | 'staff'

/** One call of the API, described once: it checks the request, types the handler and the browser's client. */
export type Call = {
  access: Access
  summary: string
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** Form parts of an upload: its fields are parsed by `body`, its files are listed here. */
  files?: { name: string; max: number; required: boolean }[]
  reply: z.ZodMiniType
  /** Media type of the answer where it is not JSON; the handler writes it itself. */
  produces?: string
  /** 200 unless told. */
  status?: 200 | 201 | 202 | 204
}
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type CallName = `${Method} /api/${string}`
/** A feature's calls by `METHOD /path`: the key is all that the browser needs at run time, so no schema is sent to it. */
export type Contract = Record<CallName, Call>

/** Keeps the literal types of a contract. */
export const defineContract = <const C extends Contract>(contract: C): C => contract

type Part<C, K extends string, Side extends 'input' | 'output'> = C extends {
  [P in K]: infer S extends z.ZodMiniType
}
  ? { [P in K]: Side extends 'input' ? z.input<S> : z.output<S> }
  : unknown
/** What a caller gives. */
export type CallInput<C> = Part<C, 'params', 'input'> & Part<C, 'query', 'input'> & Part<C, 'body', 'input'>
/** What a handler receives. */
export type CallParsed<C> = Part<C, 'params', 'output'> &
  Part<C, 'query', 'output'> &
  Part<C, 'body', 'output'>
/** What a handler answers and the caller gets. */
export type CallReply<C extends Call> = z.output<C['reply']>
