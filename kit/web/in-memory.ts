/** ms to wait for a file that the phone does not hand over, such as one in a cloud. */
const patience = 20_000

/**
 * Copies a file into memory, so that no later change on the phone can take it away; undefined if the phone cannot read it or it
 * is empty.
 */
export async function inMemory(file: Blob): Promise<Blob | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const never = new Promise<undefined>(resolve => {
    timer = setTimeout(() => resolve(undefined), patience)
  })
  try {
    const bytes = await Promise.race([file.arrayBuffer(), never])
    return bytes?.byteLength ? new Blob([bytes], { type: file.type }) : undefined
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
