import fc from 'fast-check'

const part = fc.constantFrom(
  'facility',
  'facilities',
  'toilet',
  'admin',
  'gallery',
  '..',
  '%2e%2e',
  '%2e%2e%2fadmin',
  '..%5cadmin',
  '',
  'evil.example',
  'https:',
  '%3Csvg%20onload=alert(1)%3E',
  '<svg onload=alert(1)>',
  'javascript:alert(1)',
  'data:text/html,x',
  '%00',
  '%E0%A4%A',
  'toilet%0d%0alocation:%20https:%2f%2fevil.example',
  'constructor',
  'x'.repeat(300),
)
const query = fc.constantFrom(
  '',
  '?showMap=<svg onload=alert(1)>',
  '?showMap=true',
  '?photo=javascript:alert(1)',
  '?next=//evil.example',
  '?redirect=https://evil.example',
  '?%E0%A4%A',
)
/** Addresses that somebody might try: real parts, foreign hosts, scripts and broken escapes in any order. */
export const address = fc
  .tuple(fc.array(part, { minLength: 1, maxLength: 5 }), query)
  .map(([parts, search]) => `/${parts.join('/')}${search}`)
