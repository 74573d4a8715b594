/**
 * Calls back when the reader gives a permission in the browser's settings. Listen from the moment the device is asked for: a
 * listener that is added after the refusal would miss what happened in between. Does nothing in browsers that do not know the
 * permission (Firefox before 132 and some web views, for the camera). Returns the way to end it.
 */
export function onPermission(name: 'geolocation' | 'camera', granted: () => void): () => void {
  let hasEnded = false
  navigator.permissions
    ?.query({ name })
    .then(permission => {
      permission.addEventListener('change', () => {
        if (!hasEnded && permission.state === 'granted') granted()
      })
    })
    .catch(() => undefined)
  return () => {
    hasEnded = true
  }
}
