type PhotoFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic'

/** The format, from the first 32 bytes; file name and declared type are ignored. Undefined for formats that the server does not read. */
export function photoFormat(bytes: Uint8Array): PhotoFormat | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, 32))
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (/^RIFF.{4}WEBP/s.test(text)) return 'webp'
  if (/^.{4}ftyp/s.test(text)) return ofBrand(text.slice(8))
  return undefined
}

// iPhones write heic or mif1 first; the compatible brands that follow reveal an AVIF with the major brand mif1.
function ofBrand(brands: string): PhotoFormat | undefined {
  if (/^avi[fs]/.test(brands) || /^mif1.{4}(.{4})*avif/s.test(brands)) return 'avif'
  return /^(heic|heix|hevc|hevx|heim|heis|mif1|msf1)/.test(brands) ? 'heic' : undefined
}
