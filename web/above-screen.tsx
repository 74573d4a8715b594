import { Component, type ComponentType, type ReactNode, useSyncExternalStore } from 'react'

let part: ComponentType | undefined
const listeners = new Set<() => void>()
function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** From now on shows `Part` above every screen, below notices and dangers. */
export function showAboveScreen(Part: ComponentType): void {
  part = Part
  for (const listener of listeners) listener()
}

/** What `showAboveScreen` was given. Nothing while the page is hydrated, as the prerendered page holds nothing here. */
export function AboveScreen() {
  const Part = useSyncExternalStore(
    follow,
    () => part,
    () => undefined,
  )
  return Part ? (
    <Guard>
      <Part />
    </Guard>
  ) : null
}

/** An error in the part leaves the screen below as it is. */
class Guard extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override componentDidCatch(error: unknown) {
    console.error(error)
  }
  override render() {
    return this.state.failed ? null : this.props.children
  }
}
