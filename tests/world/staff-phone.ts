import type { Browser } from 'playwright-core'
import { openPhone, type Phone, type PhoneOptions } from './phone.ts'
import { signedInBrowser } from './staff-browser.ts'
import type { World } from './world.ts'

/** A phone of an admin who has signed in already, at one of the staff's addresses. */
export async function takeStaffPhone(
  browser: Browser | undefined,
  world: World,
  path: string,
  options: PhoneOptions = {},
): Promise<Phone> {
  if (!browser) throw new Error('no browser')
  const phone = await openPhone(browser, world.url, {
    ...options,
    before: () => localStorage.setItem('adminSession', '{"username":"admin","isAdmin":true,"loginTime":""}'),
  })
  const { cookies } = await signedInBrowser(world.url)
  const value = cookies.get('staff') ?? ''
  await phone.page
    .context()
    .addCookies([{ name: 'staff', value, url: world.url, httpOnly: true, sameSite: 'Strict' }])
  await phone.open(path)
  return phone
}
