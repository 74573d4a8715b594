import { generateSecret, generateURI, verifySync } from 'otplib'

/** A secret for an authenticator app, and the address that its QR code carries. */
export function offerSecret(username: string): { secret: string; uri: string } {
  const secret = generateSecret()
  return { secret, uri: generateURI({ issuer: 'Shravani Mela', label: username, secret }) }
}

/**
 * The time step of a right code; undefined for a wrong one and for one that was used before. The phone's clock may be
 * half a minute off.
 */
export function stepOf(secret: string, token: string, now: number, lastStep: number): number | undefined {
  const epoch = Math.floor(now / 1000)
  // A clock that was set back knows no newer step, and the library throws.
  if (lastStep > Math.floor(epoch / 30) + 1) return undefined
  const found = verifySync({ secret, token, epoch, epochTolerance: 30, afterTimeStep: lastStep })
  return found.valid && 'timeStep' in found ? found.timeStep : undefined
}
