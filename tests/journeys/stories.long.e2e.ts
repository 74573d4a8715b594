import { expect, journey } from '#tests/journey.ts'

journey(
  'the developers’ sheet shows every state of every feature in both languages, none of them empty',
  async ({ phone }) => {
    const { page, open } = await phone({ viewport: { width: 800, height: 900 } })
    await open('/dev/sheet')
    const states = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[data-sheet]')].map(state => ({
          name: state.getAttribute('data-sheet'),
          phones: [...state.querySelectorAll('.sheet-phone')].map(
            phone =>
              `${phone.getAttribute('lang')}${phone.getBoundingClientRect().height < 20 ? ' empty' : ''}`,
          ),
        })),
      )
    await expect.poll(async () => (await states()).length).toBeGreaterThan(20)
    await expect
      .poll(async () => (await states()).filter(({ phones }) => phones.join() !== 'en,hi'))
      .toEqual([])
  },
)
