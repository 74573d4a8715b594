import type { Layer, Map as LeafletMap } from 'leaflet'
import { OpeningSign } from './signs.ts'

/**
 * Keeps the focus on a sign, and its bubble open, while signs are drawn again, as after a live event: the new sign of the same
 * name takes them over. Returns a function that ends this.
 */
export function keepSign(map: LeafletMap): () => void {
  let gone: { name: string | undefined; hadFocus: boolean; wasOpen: boolean } | undefined
  const remove = ({ layer }: { layer: Layer }) => {
    if (!(layer instanceof OpeningSign) || !(layer.hadFocus || layer.isPopupOpen())) return
    gone = { name: layer.options.title, hadFocus: layer.hadFocus, wasOpen: layer.isPopupOpen() }
    // The new signs are added in the same turn.
    queueMicrotask(() => {
      gone = undefined
    })
  }
  const add = ({ layer }: { layer: Layer }) => {
    if (!gone || !(layer instanceof OpeningSign) || layer.options.title !== gone.name) return
    if (gone.hadFocus) layer.getElement()?.focus({ preventScroll: true })
    if (gone.wasOpen) openInPlace(layer)
    gone = undefined
  }
  map.on('layerremove', remove)
  map.on('layeradd', add)
  return () => {
    map.off('layerremove', remove)
    map.off('layeradd', add)
  }
}

/** Without moving the map, which the reader may have moved since. */
function openInPlace(sign: OpeningSign): void {
  const popup = sign.getPopup()
  if (!popup) return
  const { autoPan } = popup.options
  popup.options.autoPan = false
  sign.openPopup()
  popup.options.autoPan = autoPan
}
