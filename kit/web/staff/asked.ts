import { useSearch } from 'wouter'

/** The row that the address of a panel asks for, as the link of a case does; undefined: the whole list. */
export const useAsked = (parameter: string): string | undefined =>
  new URLSearchParams(useSearch()).get(parameter) || undefined
