export type Stop = readonly [offset: number, colour: string, opacity?: number]
export type Placing = { scale?: number; stretch?: number; turn?: number; opacity?: number }

/** A number for a path: one decimal, no leading zero. */
export function svg(strings: TemplateStringsArray, ...values: (string | number)[]): string {
  return strings.reduce((out, piece, i) => {
    const value = values[i - 1] ?? ''
    return out + (typeof value === 'number' ? short(value) : value) + piece
  })
}

/** A number with at most `digits` decimals, written as short as SVG allows. */
export const short = (n: number, digits = 1): string =>
  String(Number(n.toFixed(digits)) || 0).replace(/^(-?)0\./, '$1.')

/** One drawing: parts in painting order, and definitions that are written once however often they are used. */
export class Picture {
  readonly width: number
  readonly height: number
  readonly #title: string
  readonly #prefix: string
  readonly #defs = new Map<string, string>()
  readonly #body: string[] = []

  /** `prefix` starts every id, so that several pictures can stand in one page. */
  constructor(prefix: string, title: string, width = 400, height = 300) {
    this.#prefix = prefix
    this.#title = title.replaceAll('&', '&amp;')
    this.width = width
    this.height = height
  }

  add(...parts: string[]): this {
    this.#body.push(...parts)
    return this
  }

  /** Paint that runs from top to bottom. */
  down(...stops: Stop[]): string {
    return this.#paint('<linearGradient x2="0" y2="1"', stops, '</linearGradient>')
  }

  /** Paint that runs from left to right: the light comes from the left. */
  across(...stops: Stop[]): string {
    return this.#paint('<linearGradient', stops, '</linearGradient>')
  }

  /** Paint that runs outwards from a point of the shape's box. */
  round(stops: Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    const place =
      (cx === 0.5 && cy === 0.5 ? '' : ` cx="${short(cx, 2)}" cy="${short(cy, 2)}"`) +
      (r === 0.5 ? '' : ` r="${short(r, 2)}"`)
    return this.#paint(`<radialGradient${place}`, stops, '</radialGradient>')
  }

  /** Keeps a drawing for later `use`; the same drawing is kept once. Returns its id. */
  keep(drawing: string): string {
    return this.#define('<g', `>${drawing}</g>`)
  }

  /** The clip that shows only what lies in the outline. */
  clip(outline: string): string {
    return `clip-path="url(#${this.#define('<clipPath', `><path d="${outline}"/></clipPath>`)})"`
  }

  /** A kept drawing with its origin at x, y; `stretch` scales its height on top of `scale`. */
  use(
    id: string,
    x: number,
    y: number,
    { scale = 1, stretch = 1, turn = 0, opacity = 1 }: Placing = {},
  ): string {
    const size =
      stretch === 1 && scale > 0
        ? short(scale, 2)
        : `${short(scale, 2)} ${short(Math.abs(scale) * stretch, 2)}`
    const move = `translate(${short(x)} ${short(y)})${turn ? `rotate(${short(turn)})` : ''}${size === '1' ? '' : `scale(${size})`}`
    return `<use href="#${id}" transform="${move}"${opacity === 1 ? '' : ` opacity="${short(opacity, 2)}"`}/>`
  }

  toString(): string {
    const box = `width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"`
    return `<svg xmlns="http://www.w3.org/2000/svg" ${box} role="img"><title>${this.#title}</title>${this.#inner()}</svg>\n`
  }

  /** Another picture inside this one, cropped to fill its frame. */
  window(other: Picture, x: number, y: number, width: number, height: number): string {
    const box = svg`x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${other.width} ${other.height}"`
    return `<svg ${box} preserveAspectRatio="xMidYMid slice">${other.#inner()}</svg>`
  }

  #inner(): string {
    return `<defs>${[...this.#defs.values()].join('')}</defs>${this.#body.join('')}`
  }

  #paint(open: string, stops: Stop[], close: string): string {
    const list = stops.map(([at, colour, opacity]) => {
      const alpha = opacity == null ? '' : ` stop-opacity="${short(opacity, 2)}"`
      return `<stop${at ? ` offset="${short(at, 2)}"` : ''} stop-color="${colour}"${alpha}/>`
    })
    return `url(#${this.#define(open, `>${list.join('')}${close}`)})`
  }

  #define(open: string, rest: string): string {
    const key = open + rest
    const known = this.#defs.get(key)
    if (known) return known.slice(known.indexOf('id="') + 4, known.indexOf('"', known.indexOf('id="') + 4))
    const id = `${this.#prefix}-${this.#defs.size.toString(36)}`
    this.#defs.set(key, `${open} id="${id}"${rest}`)
    return id
  }
}

/** A filled path. */
export const shape = (d: string, fill: string, rest = ''): string =>
  `<path d="${d}" fill="${fill}"${rest && ` ${rest}`}/>`

/** A stroked path with round ends. */
export const stroke = (d: string, colour: string, width: number, rest = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round"${rest && ` ${rest}`}/>`

/** A stroked path with cut ends: rows of bars and dashes. */
export const bars = (d: string, colour: string, width: number, rest = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width)}"${rest && ` ${rest}`}/>`

/** A soft shadow below a thing. */
export const shadow = (x: number, y: number, rx: number, ry: number, opacity = 0.3): string =>
  svg`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" opacity="${short(opacity, 2)}"/>`

/** The same seed gives the same row of numbers in 0..1, on every machine. */
export function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}
