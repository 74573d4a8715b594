import type { Layer, Map as LeafletMap } from 'leaflet'
import { OpeningSign } from './signs.ts'

/**
 * Keeps the focus on a sign, and its bubble open, while signs are drawn again, as after a live event: the new sign of the same
 * name takes them over, or, in another language, the one of the same look at the same point. Returns a function that ends this.
 */
export function keepSign(map: LeafletMap): () => void {
  let gone: { sign: OpeningSign; wasOpen: boolean; alike?: OpeningSign } | undefined
  const takeOver = (next: OpeningSign) => {
    if (gone?.sign.hadFocus) next.getElement()?.focus({ preventScroll: true })
    if (gone?.wasOpen) openInPlace(next)
    gone = undefined
  }
  const remove = ({ layer }: { layer: Layer }) => {
    if (!(layer instanceof OpeningSign) || !(layer.hadFocus || layer.isPopupOpen())) return
    gone = { sign: layer, wasOpen: layer.isPopupOpen() }
    // The new signs are added in the same turn.
    queueMicrotask(() => {
      if (gone?.alike && map.hasLayer(gone.alike)) takeOver(gone.alike)
      gone = undefined
    })
  }
  const add = ({ layer }: { layer: Layer }) => {
    if (!gone || !(layer instanceof OpeningSign)) return
    if (layer.options.title === gone.sign.options.title) takeOver(layer)
    else if (isAlike(layer, gone.sign)) gone.alike = layer
  }
  map.on('layerremove', remove)
  map.on('layeradd', add)
  return () => {
    map.off('layerremove', remove)
    map.off('layeradd', add)
  }
}

const isAlike = (one: OpeningSign, other: OpeningSign) =>
  one.getLatLng().equals(other.getLatLng()) &&
  one.options.icon?.options.className === other.options.icon?.options.className

/** Without moving the map, which the reader may have moved since. */
function openInPlace(sign: OpeningSign): void {
  const popup = sign.getPopup()
  if (!popup) return
  const { autoPan } = popup.options
  popup.options.autoPan = false
  sign.openPopup()
  popup.options.autoPan = autoPan
}
