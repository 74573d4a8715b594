import type { Targets } from 'lightningcss'

/**
 * The oldest browsers that the guide is built for (docs/browsers.md): Chrome and Android WebView 80, Safari 15. For the
 * bundler, and for Lightning CSS, which encodes a major version as its multiple of 65,536.
 */
export const floor = {
  script: ['chrome80', 'safari15'],
  styles: { chrome: 80 << 16, ios_saf: 15 << 16, safari: 15 << 16 } satisfies Targets,
}
