/** Names of the built files that a page refers to. */
export type PageFiles = {
  entry: string
  /** Script for older browsers (web/older-browsers.ts), loaded before the entry. */
  older: string
  /** Styles of the app itself, without any screen's. */
  css: string
  /** The files they come from. */
  styles: readonly string[]
  /** By address of the page: scripts to ask for early, all styles that its page needs, and the files they come from. */
  screens: Record<string, { scripts: readonly string[]; css: string; styles: readonly string[] }>
}
/** An answer with the time (ms) at which the server gave it. */
export type Answer<T> = {
  value: T
  savedAt: number
}
/** Answers that a page carries, by URL. */
export type PageData = Record<string, Answer<unknown>>

/** A prerendered page and the queries whose answers it carries. */
export type PrerenderedPage = {
  page: string
  reads: readonly string[]
  /** Least time (ms) between two renderings. */
  rest?: number
}

/** What the built `prerender.js` exports: used by the build, and by the server when the rows behind a page change. */
export type Renderer = {
  pages: readonly PrerenderedPage[]
  /** Values of the queries that the built pages show. As long as they hold, pages that read nothing else stay as built. */
  asBuilt: Readonly<Record<string, unknown>>
  /** By address of the page: the source file of its screen. */
  screenFiles: () => Promise<Record<string, string>>
  /** Addresses that are served as the empty shell. */
  shells: () => Promise<readonly string[]>
  /** Queries that the service worker may store, and those that it fetches at the first visit. */
  offlineReads: { stored: readonly string[]; warm: readonly string[] }
  inlineScripts: { start: string; end: string; copy: string }
  /** The whole guide as one HTML file. `at`: the time (ms) that it says it was made. */
  guideFile: {
    reads: readonly string[]
    render: (data: PageData, at: number, publicUrl?: string) => string
  }
  /** `renderedAt`: the time (ms) for which the page is written; default: now. */
  renderPage: (
    page: string,
    data: PageData,
    files: PageFiles,
    publicUrl?: string,
    renderedAt?: number,
  ) => Promise<string>
  renderShell: (files: PageFiles) => string
}
