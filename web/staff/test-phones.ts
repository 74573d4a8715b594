import { afterEach } from 'vitest'
import { texts as signInTexts } from '#features/staff/texts.ts'
import { browser, browserForAll, phone, world, worldForAll } from '#tests/world/fixture.ts'
import type { Phone, PhoneOptions } from '#tests/world/phone.ts'
import { takeStaffPhone } from '#tests/world/staff-phone.ts'
import { passwords } from '#tests/world/world.ts'

const phones: Phone[] = []

/** Opens a world and a browser for all journeys of a file, and closes the phones after each. */
export function phonesForAll(): void {
  worldForAll({ pages: true })
  browserForAll()
  afterEach(async () => {
    for (const phone of phones.splice(0)) await phone.close()
  })
}

/** A phone of somebody who is not signed in. */
export async function take(path: string, options?: PhoneOptions): Promise<Phone> {
  const taken = await phone(options)
  phones.push(taken)
  await taken.open(path)
  return taken
}
/** A phone of an admin who has signed in. */
export async function desk(path: string, options?: PhoneOptions): Promise<Phone> {
  const taken = await takeStaffPhone(browser, world, path, options)
  phones.push(taken)
  return taken
}
export async function signIn(
  { page }: Phone,
  language: 'en' | 'hi' = 'en',
  password: string = passwords.admin,
): Promise<void> {
  await page.getByLabel(signInTexts.username[language]).fill('admin')
  await page.getByLabel(signInTexts.password[language], { exact: true }).fill(password)
  await page.getByRole('button', { name: signInTexts.login[language] }).click()
}
export const key = ({ page }: Phone, name: string) => page.getByRole('button', { name, exact: true })
