/** The secret of a link for a new phone (`/admin#phone=…`); not part of the address that a server or a log sees. */
export const linkSecret = (): string | undefined => /^#phone=([\w-]{32})$/.exec(location.hash)?.[1]

/** Such a link, for one role's sign-in page. */
export const handsetLink = (path: string, secret: string): string =>
  `${location.origin}${path}#phone=${secret}`
