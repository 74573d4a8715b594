export type PhotoFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic'

/** What a file is by its first bytes; its name and its declared type are never asked. Undefined: none that we read. */
export function sniff(bytes: Uint8Array): PhotoFormat | undefined {
  const text = Buffer.from(bytes.subarray(0, 32)).toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (/^RIFF.{4}WEBP/s.test(text)) return 'webp'
  if (/^.{4}ftyp/s.test(text)) return ofBrand(text.slice(8))
  return undefined
}

// iPhones write heic or mif1 first; what follows tells an AVIF that calls itself mif1.
function ofBrand(brands: string): PhotoFormat | undefined {
  if (/^avi[fs]/.test(brands) || /^mif1.{4}(.{4})*avif/s.test(brands)) return 'avif'
  return /^(heic|heix|hevc|hevx|heim|heis|mif1|msf1)/.test(brands) ? 'heic' : undefined
}
