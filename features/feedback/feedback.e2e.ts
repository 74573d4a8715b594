import { expect, journey, stopClock } from '#tests/journey.ts'

journey(
  'feedback says what is missing or refused, within view, takes stars by keyboard, and is then thanked for, cleared and closed',
  async ({ phone, guide }) => {
    const words = `पानी अच्छा था, रोशनी कम थी ${crypto.randomUUID()}`
    const { page, open, toasts } = await phone({ viewport: { width: 360, height: 640 }, ownClock: true })
    await open('/')
    await open('/feedback')
    const form = page.locator('form')
    const send = page.getByRole('button', { name: 'सुझाव भेजें' })
    await send.click()
    for (const missing of ['कृपया सितारे चुनें', 'कृपया अपना नाम लिखें', 'कृपया अपना सुझाव लिखें'])
      await expect(form.getByText(missing)).toBeVisible()
    await expect(page.getByRole('radio', { name: '1 सितारा' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: '3 सितारे' })).toBeChecked()
    const [name, feedback] = [page.getByLabel('नाम', { exact: true }), page.getByLabel('आपका सुझाव')]
    // In the space left by an open keyboard, the message must not cover the field it refers to.
    await page.setViewportSize({ width: 360, height: 420 })
    await name.fill('आशा')
    await stopClock(page)
    await send.click()
    await page.clock.runFor(100)
    await expect(feedback).toBeFocused()
    await expect
      .poll(async () => {
        await page.clock.runFor(100)
        return page.evaluate(isToastOverFocus)
      })
      .toBe(false)
    await page.clock.resume()
    await page.setViewportSize({ width: 360, height: 640 })
    await feedback.fill(words)
    // A zero-width space, a Hangul filler, an accent without its letter: nothing that a reader sees.
    for (const unseen of ['\u200b', '\u3164', '\u0301']) {
      await name.fill(unseen)
      await expect(form.getByText('कृपया अपना नाम लिखें')).toBeVisible()
      await name.fill('आशा')
      await expect(form.getByText('कृपया अपना नाम लिखें')).toBeHidden()
    }
    await name.fill('आशा \u202e')
    await send.click()
    // The server refuses the name: the form says so at the field, which the fixed row of buttons must not cover.
    const refusal = form.getByText('इसमें कुछ निशान ऐसे हैं जो यहाँ नहीं चलते।')
    await expect(refusal).toBeInViewport({ ratio: 1 })
    await expect
      .poll(() =>
        refusal.evaluate(element => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
        }),
      )
      .toBe(true)
    await expect(name).toBeFocused()
    await expect(feedback).toHaveValue(words)
    await name.fill('आशा')
    await expect(refusal).toBeHidden()
    const fields = [
      { path: 'name', code: 'required' },
      { path: 'feedback', code: 'too-long' },
    ]
    await page.route('**/api/feedback', route =>
      route.fulfill({ status: 400, json: { code: 'invalid', fields } }),
    )
    await send.click()
    await expect(form.getByText('कृपया इसे भरें')).toBeVisible()
    await expect(form.getByText('यह बहुत लंबा है। कृपया छोटा करें।')).toBeVisible()
    await expect(name).toBeFocused()
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await name.fill('आशा देवी')
    await expect(form.getByText('कृपया इसे भरें')).toBeHidden()
    await expect(form.getByText('यह बहुत लंबा है। कृपया छोटा करें।')).toBeVisible()
    await page.unroute('**/api/feedback')
    // Coming back online flushes the outbox while the first attempt is under way.
    await page.route('**/api/feedback', async route => {
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await route.continue()
    })
    await send.click()
    await expect.poll(toasts).toContain('आपके सुझाव के लिए धन्यवाद!')
    await expect(page).toHaveURL('/')
    expect(await toasts()).not.toContain('जो रुका था')
    const { rows } = await guide.owner.query(
      'select name, rating, notice_language from feedback where feedback = $1',
      [words],
    )
    expect(rows).toEqual([{ name: 'आशा देवी', rating: 3, notice_language: 'hi' }])
    await open('/feedback')
    await expect(name).toHaveValue('')
  },
)

journey(
  'feedback survives a reload, waits while offline, and is sent once even if an answer is lost',
  async ({ phone, guide }) => {
    const words = `पानी अच्छा था ${crypto.randomUUID()}`
    const rows = async () =>
      (await guide.owner.query('select rating from feedback where feedback = $1', [words])).rows
    const { page, open } = await phone()
    await open('/feedback')
    const feedback = page.getByLabel('आपका सुझाव')
    await page.getByRole('radio', { name: '5 सितारे' }).click()
    await page.getByLabel('नाम', { exact: true }).fill('आशा')
    await feedback.fill(words)
    await page.reload()
    await expect(feedback).toHaveValue(words)
    await expect(page.getByRole('radio', { name: '5 सितारे' })).toBeChecked()

    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'सुझाव भेजें' }).click()
    await expect(page.getByText('इस फ़ोन में सहेज लिया गया', { exact: true })).toBeVisible()
    const waiting = page.getByRole('region', { name: 'भेजे जाने का इंतज़ार' })
    await expect(waiting.getByText(words)).toBeVisible()
    await expect(feedback).toHaveValue('')
    expect(await rows()).toEqual([])
    let isLost = false
    await page.route('**/api/feedback', async route => {
      const response = await route.fetch()
      if (isLost || response.status() !== 201) return route.fulfill({ response })
      await route.abort()
      isLost = true
    })
    await page.context().setOffline(false)
    await expect.poll(() => isLost).toBe(true)
    await page.reload()
    await expect(page.getByText('आपका सुझाव भेज दिया गया। धन्यवाद!')).toBeVisible()
    await expect(waiting).toHaveCount(0)
    expect(await rows()).toEqual([{ rating: 5 }])
  },
)

journey(
  'feedback that is left while the phone still stores it moves nobody off the next screen',
  async ({ phone }) => {
    const { page, open } = await phone()
    await open('/events')
    await open('/')
    await page.getByRole('button', { name: 'मेनू' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'सुझाव दें' }).click()
    await page.getByRole('radio', { name: '4 सितारे' }).check()
    await page.getByLabel('नाम', { exact: true }).fill('आशा')
    await page.getByLabel('आपका सुझाव').fill('छाया अच्छी थी')
    // Another transaction keeps the store busy, as a slow phone does.
    const busy = await page.evaluateHandle(
      () =>
        new Promise<{ end: () => void }>(resolve => {
          const opening = indexedDB.open('outbox')
          opening.onsuccess = () => {
            const store = opening.result.transaction('items', 'readwrite').objectStore('items')
            let isOver = false
            const goOn = () => {
              if (!isOver) store.count().onsuccess = goOn
            }
            goOn()
            resolve({
              end: () => {
                isOver = true
              },
            })
          }
        }),
    )
    await page.getByRole('button', { name: 'सुझाव भेजें' }).click()
    await page.getByRole('link', { name: 'वापस' }).click()
    await expect(page).toHaveURL('/')
    await busy.evaluate(store => store.end())
    await expect(page.getByText('आपका सुझाव भेज दिया गया। धन्यवाद!')).toBeVisible()
    await expect(page).toHaveURL('/')
  },
)

/** Whether the visible toast overlaps the focused element; undefined if none is shown. */
function isToastOverFocus(): boolean | undefined {
  const toast = document.querySelector('.toast')?.getBoundingClientRect()
  const field = document.activeElement?.getBoundingClientRect()
  return toast && field && toast.bottom > field.top && toast.top < field.bottom
}
