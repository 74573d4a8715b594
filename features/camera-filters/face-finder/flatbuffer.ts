/** A position in the buffer; 0 means absent. */
export type Offset = number

/** Reads a FlatBuffer in place (flatbuffers.dev, "FlatBuffer Internals"): tables, vectors and scalars, little-endian. */
export class FlatBuffer {
  readonly bytes: Uint8Array<ArrayBuffer>
  private readonly view: DataView

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  root(): Offset {
    return this.follow(0)
  }

  /** The table or vector that the reference at this place points to. */
  follow(at: Offset): Offset {
    return at + this.view.getUint32(at, true)
  }

  /** The position of a table's field, from its vtable; 0 when the field has its default. */
  field(table: Offset, number: number): Offset {
    const vtable = table - this.view.getInt32(table, true)
    const slot = 4 + 2 * number
    if (slot >= this.view.getUint16(vtable, true)) return 0
    const distance = this.view.getUint16(vtable + slot, true)
    return distance ? table + distance : 0
  }

  byte(table: Offset, number: number): number {
    const at = this.field(table, number)
    return at ? this.view.getUint8(at) : 0
  }

  int(table: Offset, number: number): number {
    const at = this.field(table, number)
    return at ? this.view.getInt32(at, true) : 0
  }

  child(table: Offset, number: number): Offset {
    const at = this.field(table, number)
    return at ? this.follow(at) : 0
  }

  ints(table: Offset, number: number): number[] {
    return this.places(table, number).map(at => this.view.getInt32(at, true))
  }

  children(table: Offset, number: number): Offset[] {
    return this.places(table, number).map(at => this.follow(at))
  }

  /** The raw bytes of a byte vector. */
  data(table: Offset, number: number): Uint8Array<ArrayBuffer> {
    const vector = this.child(table, number)
    return vector
      ? this.bytes.subarray(vector + 4, vector + 4 + this.view.getUint32(vector, true))
      : this.bytes.subarray(0, 0)
  }

  /** The position of each element of a vector of four-byte elements. */
  private places(table: Offset, number: number): Offset[] {
    const vector = this.child(table, number)
    const length = vector ? this.view.getUint32(vector, true) : 0
    return Array.from({ length }, (_, i) => vector + 4 + 4 * i)
  }
}
