import { expect, journey, whenKept } from '#tests/journey.ts'
import { fireSync, newName, withWorker } from './test-sync.ts'

journey(
  'a complaint is sent while the page is closed, and its number stays until dismissed',
  async ({ phone, guide }) => {
    const { page, open } = await phone(withWorker)
    const context = page.context()
    const words = `टैंकर खाली है ${newName()}`
    const complaints = async () =>
      (await guide.owner.query<{ number: string }>('select number from complaints where words = $1', [words]))
        .rows
    await open('/complaints')
    await whenKept(page)
    await page.getByRole('radio', { name: 'पानी' }).check()
    await page.getByLabel('क्या दिक्कत है?').fill(words)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'शिकायत भेजें' }).click()
    await expect(page.getByText('आपकी शिकायत इस फ़ोन में सुरक्षित है')).toBeVisible()
    const later = await context.newPage()
    await page.close()
    expect(await complaints()).toEqual([])
    await context.setOffline(false)
    await fireSync(context, guide.url)
    await expect.poll(complaints).toHaveLength(1)
    const number = (await complaints())[0]?.number ?? ''

    await later.goto('/events')
    const result = later.getByRole('complementary').filter({ hasText: 'आपकी शिकायत भेज दी गई' })
    await expect(result.getByText(number)).toBeVisible()
    await result.getByRole('link', { name: 'स्थिति देखें' }).click()
    await expect(later.getByText('मिली', { exact: true })).toBeVisible()
    await result.getByRole('button', { name: 'ठीक है, हटाएँ' }).click()
    await expect(result).toHaveCount(0)
    await later.reload()
    await expect(later.getByRole('button', { name: number, exact: true })).toBeVisible()
    await expect(result).toHaveCount(0)
    expect(await complaints()).toHaveLength(1)
  },
)
