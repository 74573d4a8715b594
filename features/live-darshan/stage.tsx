import type { Sample } from './stream-watch.ts'

/** `low`: the smallest picture the stream has; `sound`: no picture at all. */
export type Quality = 'normal' | 'low' | 'sound'

/** A player at work on the stage. */
export type Playback = {
  sample: () => Sample
  /** Has to be called from a touch where it starts sound or play. */
  play: () => void
  setMuted: (muted: boolean) => void
  setQuality: (quality: Quality) => void
  /** The phone's own full screen for a video, where a page may not have one (iPhone). */
  fullScreen?: () => void
  close: () => void
}

/** Our own page inside the frame, in which players live (stage.server.ts). */
export type Stage = { body: HTMLElement; document: Document; window: Window & typeof globalThis }

/** The stage of a frame; throws where it did not come: an error page fires `load` too, but is not ours. */
export function stageOf({ contentDocument: page }: HTMLIFrameElement): Stage {
  if (page?.body.id !== 'stage' || !page.defaultView) throw new Error('The stage did not come.')
  page.body.style.cssText = 'margin:0;background:#000'
  return { body: page.body, document: page, window: page.defaultView }
}

/** Adds an element that fills the stage. */
export function fill<K extends 'video' | 'iframe'>(stage: Stage, name: K): HTMLElementTagNameMap[K] {
  const element = stage.document.createElement(name)
  element.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0;background:#000'
  stage.body.append(element)
  return element
}
