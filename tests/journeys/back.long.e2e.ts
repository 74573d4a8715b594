import { expect, journey } from '#tests/journey.ts'

journey('a sheet that is opened again at once stays open, and Back closes it', async ({ phone }) => {
  const { page, open } = await phone()
  await open('/events')
  await open('/')
  await page.getByRole('button', { name: 'मदद 108' }).click()
  const overlays = () => page.evaluate(() => history.state?.overlays ?? 0)
  await expect.poll(overlays).toBe(1)
  await page.evaluate(async () => {
    const help = document.getElementById('help') as HTMLDialogElement
    const { back } = history
    // Between the call and its popstate event.
    history.back = () => {
      back.call(history)
      help.showModal()
    }
    const arrived = new Promise(resolve => addEventListener('popstate', resolve, { once: true }))
    help.close()
    await arrived
    history.back = back
  })
  await expect.poll(overlays).toBe(1)
  await expect(page.locator('#help')).toHaveJSProperty('open', true)
  await page.evaluate(() => history.back())
  await expect(page.locator('#help')).toHaveJSProperty('open', false)
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/events')
})
