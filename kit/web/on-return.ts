/** Calls back when the reader comes back to the page, or the network does. Returns the unsubscribe function. */
export function onReturn(again: () => void): () => void {
  const look = () => document.visibilityState === 'visible' && again()
  document.addEventListener('visibilitychange', look)
  addEventListener('online', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    removeEventListener('online', look)
  }
}
