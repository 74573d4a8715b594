const families: readonly (readonly [name: string, mark: RegExp])[] = [
  ['samsung', /SamsungBrowser\//],
  ['uc', /UCBrowser\//],
  ['opera', /OPR\/|Opera/],
  ['edge', /Edg\w*\//],
  ['firefox', /Firefox\/|FxiOS\//],
  ['chrome', /Chrome\/|CriOS\//],
  ['safari', /Safari\//],
]

/** The family of a browser, as coarse as it gets: enough to see that a thousand votes came from one program. */
export const browserFamily = (userAgent: string): string =>
  families.find(([, mark]) => mark.test(userAgent))?.[0] ?? 'other'
