/** The code of the post from whose page the reader came. */
export function postOfLink(): string | undefined {
  const { post } = (history.state ?? {}) as { post?: unknown }
  return typeof post === 'string' && /^[A-Z][0-9]{2}$/.test(post) ? post : undefined
}
