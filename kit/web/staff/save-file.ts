import { request } from '../api.ts'

/** Downloads a file that needs the session cookie. Throws ApiError. */
export async function saveFile(url: string, name: string): Promise<void> {
  const blob = await (await request(url)).blob()
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
