import { Component, type ComponentType, type ReactNode } from 'react'
import { sharedState } from '#kit/web/shared-state.ts'

const above = sharedState<ComponentType | undefined>(undefined)

/** Shows a part above every screen, below notices and dangers. */
export const showAboveScreen = above.set

/** Renders the part given to `showAboveScreen`; nothing while hydrating, because the prerendered page has nothing here. */
export function AboveScreen() {
  const Part = above.use()
  return Part ? (
    <Guard>
      <Part />
    </Guard>
  ) : null
}

/** Keeps an error in the part from affecting the screen below. */
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
