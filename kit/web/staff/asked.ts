import { useSearch } from 'wouter'

/** The row that a panel's address asks for, as in the link of a case; undefined: the whole list. */
export const useAsked = (parameter: string): string | undefined =>
  new URLSearchParams(useSearch()).get(parameter) || undefined
