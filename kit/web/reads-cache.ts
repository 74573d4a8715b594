/** Name of the cache in which the service worker keeps public readings. */
export const readsCache = 'reads'
