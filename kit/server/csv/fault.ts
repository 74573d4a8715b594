/** What is wrong in a file, told so that a person finds it: line as their editor counts, column by its name. */
export type Fault = { line: number; column?: string; reason: string }

/** Why a cell is refused, as a sentence part: "is empty", "is not a number". */
export class CellFault extends Error {}
