import type { AppContext } from '#kit/server/context.ts'
import { showNumber } from '#kit/server/http/gauge.ts'
import { certificateEnd } from './checks/certificate.server.ts'
import { reach } from './examine.server.ts'

/** ms between two looks at the public address. */
const lookEvery = 3_600_000

/** Shows in /metrics how long the certificate of the public address lasts; left out while that cannot be seen from here. */
export function showCertificate({ app, settings, clock }: AppContext): void {
  const { publicUrl } = settings
  if (!publicUrl?.startsWith('https:')) return
  let seen: { at: number; endsAt: Promise<number | undefined> } | undefined
  const look = async () => {
    const reached = await reach(publicUrl)
    return 'reason' in reached ? undefined : certificateEnd(publicUrl, reached.to)
  }
  showNumber(
    app,
    'certificate_left_seconds',
    'Time until the certificate of the public address ends; negative once it has.',
    async () => {
      if (!seen || performance.now() - seen.at > lookEvery)
        seen = { at: performance.now(), endsAt: look().catch(() => undefined) }
      const endsAt = await seen.endsAt
      return endsAt === undefined ? undefined : Math.round((endsAt - clock()) / 1000)
    },
  )
}
