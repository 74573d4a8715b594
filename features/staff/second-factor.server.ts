import { generateSecret, generateURI, verifySync } from 'otplib'

/** A new secret for an authenticator app, and the `otpauth:` URI for its QR code. */
export function offerSecret(username: string): { secret: string; uri: string } {
  const secret = generateSecret()
  return { secret, uri: generateURI({ issuer: 'Shravani Mela', label: username, secret }) }
}

/**
 * The time step of a valid code; undefined for a wrong or an already used one. The phone's clock may be 30 s off.
 */
export function stepOf(secret: string, token: string, now: number, lastStep: number): number | undefined {
  const epoch = Math.floor(now / 1000)
  // If the server's clock was set back, `lastStep` is in the future and the library would throw.
  if (lastStep > Math.floor(epoch / 30) + 1) return undefined
  const found = verifySync({ secret, token, epoch, epochTolerance: 30, afterTimeStep: lastStep })
  return found.valid && 'timeStep' in found ? found.timeStep : undefined
}
