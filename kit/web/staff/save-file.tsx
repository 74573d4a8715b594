import { request } from '../api.tsx'

/** Fetches a file with the session's cookie and hands it to the browser's downloads. Throws ApiError. */
export async function saveFile(url: string, name: string): Promise<void> {
  const blob = await (await request(url)).blob()
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
