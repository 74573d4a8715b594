const families: readonly (readonly [name: string, mark: RegExp])[] = [
  ['samsung', /SamsungBrowser\//],
  ['uc', /UCBrowser\//],
  ['opera', /OPR\/|Opera/],
  ['edge', /Edg\w*\//],
  ['firefox', /Firefox\/|FxiOS\//],
  ['chrome', /Chrome\/|CriOS\//],
  ['safari', /Safari\//],
]

/** The browser's family from its user agent, without versions: enough to see that many votes came from one program. */
export const browserFamily = (userAgent: string): string =>
  families.find(([, mark]) => mark.test(userAgent))?.[0] ?? 'other'
