import { expect, journey } from '#tests/journey.ts'

journey('when the camera does not open, the page says why and what to do', async ({ phone }) => {
  // Most journeys run in a browser without a camera.
  const { page, open } = await phone({ permissions: ['camera'] })
  await open('/camera-filters')
  const error = page.getByRole('alert').filter({ hasText: 'कैमरा नहीं खुल पाया।' })
  await expect(error.getByText('इस फ़ोन में कोई कैमरा नहीं मिला।')).toBeVisible()
  await expect(page.getByRole('button', { name: 'फोटो खींचें' })).toBeDisabled()
  for (const [name, words] of [
    ['NotReadableError', 'शायद कोई दूसरा ऐप कैमरा चला रहा है।'],
    ['NotAllowedError', 'इस पेज को कैमरे की अनुमति नहीं है।'],
  ] as const) {
    // No test camera is in use elsewhere or refuses access, so the errors are simulated.
    await page.evaluate(name => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', name))
    }, name)
    await page.getByRole('button', { name: 'फिर कोशिश करें' }).click()
    await expect(error.getByText(words)).toBeVisible()
  }

  // Browsers give no camera to a page without https.
  const plain = await phone({
    before: () => {
      Object.defineProperty(window, 'isSecureContext', { value: false })
      Object.defineProperty(navigator, 'mediaDevices', { value: undefined })
    },
  })
  await plain.open('/camera-filters')
  await expect(
    plain.page.getByText('कैमरा तभी चलता है जब पेज सुरक्षित लिंक (https) से खुला हो।', { exact: false }),
  ).toBeVisible()
})
