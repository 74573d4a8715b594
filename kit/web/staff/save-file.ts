import { request } from '../api.ts'
import { download } from '../download.ts'
import { withSession } from './staff-client.ts'

/** Downloads a file of staff; asks to sign in again if the session has ended. Throws ApiError. */
export async function saveFile(url: string, name: string): Promise<void> {
  download(await withSession(async () => (await request(url)).blob()), name)
}
