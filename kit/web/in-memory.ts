/** ms after which a phone that does not hand over a file, such as one of a cloud, is taken for one that cannot. */
const patience = 20_000

/**
 * A file with its bytes in memory, which no later change of the phone's files can take away; undefined where the phone cannot
 * read it, or it has no bytes.
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
