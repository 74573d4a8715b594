import type { AppContext } from '#kit/server/context.ts'
import { showNumber } from '#kit/server/http/gauge.ts'
import { readCertificate } from './certificate.server.ts'
import { reach } from './proxy.server.ts'

/** ms between two looks at the public address. */
const lookEvery = 3_600_000

/** From this many days on somebody should look: it is renewed a month before it ends. */
const alarmDays = 10
const day = 86_400_000

/** Shows how long the certificate of the public address lasts, and raises an alarm; left out while that cannot be seen from here. */
export function showCertificate({ app, settings, machineClock: clock, alarms }: AppContext): void {
  const { publicUrl } = settings
  if (!publicUrl?.startsWith('https:')) return
  let lookedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> = Promise.resolve()
  let endsAt: number | undefined
  const look = async () => {
    const reached = await reach(publicUrl)
    endsAt = 'reason' in reached ? undefined : (await readCertificate(publicUrl, reached.to)).endsAt
  }
  const refresh = () => {
    if (performance.now() - lookedAt < lookEvery) return looking
    lookedAt = performance.now()
    looking = look().catch(() => {
      endsAt = undefined
    })
    return looking
  }
  showNumber(
    app,
    'certificate_left_seconds',
    'Time until the certificate of the public address ends; negative once it has.',
    async () => {
      await refresh()
      return endsAt === undefined ? undefined : Math.round((endsAt - clock()) / 1000)
    },
  )
  // The dashboard does not wait for the look.
  alarms.state('certificate', async () => {
    void refresh()
    const days = endsAt === undefined ? undefined : Math.floor((endsAt - clock()) / day)
    return days !== undefined && days < alarmDays ? Math.max(0, days) : undefined
  })
}
