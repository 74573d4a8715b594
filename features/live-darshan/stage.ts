import type { Sample } from './stream-watch.ts'

/** `low`: the smallest picture the stream has; `sound`: no picture at all. */
export type Quality = 'normal' | 'low' | 'sound'

/** A running player. */
export type Playback = {
  sample: () => Sample
  /** Browsers allow sound and play only inside the handler of a tap. */
  play: () => void
  setMuted: (muted: boolean) => void
  setQuality: (quality: Quality) => void
  /** Full screen by the phone's own player, when pages may not have it (iPhone). */
  fullScreen?: () => void
  close: () => void
}

/** Our empty page inside the frame, to which players are added (stage.server.ts). */
export type Stage = { body: HTMLElement; document: Document; window: Window & typeof globalThis }

/** The stage of a frame. Throws when the frame holds another page, such as the browser's error page. */
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
