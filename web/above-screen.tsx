import { Component, type ComponentType, type ReactNode } from 'react'
import { sharedState } from '#kit/web/shared-state.ts'

const above = sharedState<ComponentType | undefined>(undefined)

/** From now on shows a part above every screen, below notices and dangers. */
export const showAboveScreen = above.set

/** What `showAboveScreen` was given. Nothing while the page is hydrated, as the prerendered page holds nothing here. */
export function AboveScreen() {
  const Part = above.use()
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
