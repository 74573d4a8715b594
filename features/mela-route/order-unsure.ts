/** The walk's list says in its source where the papers do not agree on the order. */
export const isOrderUnsure = (source: string): boolean => /\border\b.*\bunsure\b/.test(source)
