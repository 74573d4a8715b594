/** An error in a file: the line as text editors count it, and the name of the column. */
export type Fault = { line: number; column?: string; reason: string }

/** Why a cell is refused, as a sentence part: "is empty", "is not a number". */
export class CellFault extends Error {}
