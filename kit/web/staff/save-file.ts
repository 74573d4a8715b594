import { request } from '../api.ts'
import { download } from '../download.ts'

/** Downloads a file that needs the session cookie. Throws ApiError. */
export async function saveFile(url: string, name: string): Promise<void> {
  download(await (await request(url)).blob(), name)
}
