// Eight square roots and 64 cube roots of the first primes: the constants of FIPS 180-4, 4.2.2 and 5.3.3.
const primes = Array.from({ length: 312 }, (_, n) => n).filter(
  n => n > 1 && !Array.from({ length: n - 2 }, (_, d) => d + 2).some(d => n % d === 0),
)
const start = Int32Array.from(primes.slice(0, 8), prime => prime ** (1 / 2) * 2 ** 32)
const rounds = Int32Array.from(primes, prime => prime ** (1 / 3) * 2 ** 32)
const words = new Int32Array(64)

/**
 * The first 32 bits of SHA-256 of at most 55 ASCII characters. The browser's own digest returns a promise, which costs a slow
 * phone ten times as much as the hash.
 */
export function firstWord(text: string): number {
  fillWords(text)
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = start
  for (let n = 0; n < 64; n += 1) {
    const one = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const first = (h + one + ((e & f) ^ (~e & g)) + (rounds[n] as number) + (words[n] as number)) | 0
    const two = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const second = (two + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  return (a + (start[0] as number)) >>> 0
}

function fillWords(text: string): void {
  const { length } = text
  words.fill(0, 0, 16)
  for (let n = 0; n < length; n += 1) put(n, text.charCodeAt(n))
  put(length, 0x80)
  words[15] = length * 8
  for (let n = 16; n < 64; n += 1) {
    const x = words[n - 15] as number
    const y = words[n - 2] as number
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
    words[n] = (words[n - 16] as number) + s0 + (words[n - 7] as number) + s1
  }
}
const put = (at: number, byte: number) => {
  words[at >> 2] = (words[at >> 2] as number) | (byte << (24 - 8 * (at & 3)))
}
