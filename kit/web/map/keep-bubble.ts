import { type Layer, type Map as LeafletMap, Marker } from 'leaflet'

/**
 * Keeps a bubble open while signs are drawn again, as after a live event: the new sign of the same name opens its own. Returns a
 * function that ends this.
 */
export function keepBubble(map: LeafletMap): () => void {
  let name: string | undefined
  const remove = ({ layer }: { layer: Layer }) => {
    if (!(layer instanceof Marker) || !layer.isPopupOpen()) return
    name = layer.options.title
    // The new signs are added in the same turn.
    queueMicrotask(() => {
      name = undefined
    })
  }
  const add = ({ layer }: { layer: Layer }) => {
    if (!name || !(layer instanceof Marker) || layer.options.title !== name) return
    const popup = layer.getPopup()
    if (!popup) return
    const { autoPan } = popup.options
    // The reader may have moved the map since.
    popup.options.autoPan = false
    layer.openPopup()
    popup.options.autoPan = autoPan
    name = undefined
  }
  map.on('layerremove', remove)
  map.on('layeradd', add)
  return () => {
    map.off('layerremove', remove)
    map.off('layeradd', add)
  }
}
