/**
 * Where the points of an extract lie, by id: 16 bytes each, because an extract of a whole state has millions of them.
 * Files list points by growing id; where one does not, they are sorted before the first look.
 */
export function createNodes() {
  let ids = new Float64Array(1 << 16)
  let places = new Int32Array(1 << 17)
  let count = 0
  let isSorted = true
  const sort = () => {
    const order = Uint32Array.from({ length: count }, (_, i) => i).sort(
      (a, b) => (ids[a] as number) - (ids[b] as number),
    )
    const [unsortedIds, unsortedPlaces] = [ids, places]
    ids = Float64Array.from(order, i => unsortedIds[i] as number)
    places = new Int32Array(count * 2)
    order.forEach((from, to) => {
      places.set(unsortedPlaces.subarray(from * 2, from * 2 + 2), to * 2)
    })
    isSorted = true
  }
  return {
    get count() {
      return count
    },
    add(id: number, lng: number, lat: number): void {
      if (count === ids.length) {
        ids = grown(ids, new Float64Array(count * 2))
        places = grown(places, new Int32Array(count * 4))
      }
      if (count > 0 && id <= (ids[count - 1] as number)) isSorted = false
      ids[count] = id
      places[count * 2] = Math.round(lng * unitsPerDegree)
      places[count * 2 + 1] = Math.round(lat * unitsPerDegree)
      count += 1
    },
    /** [longitude, latitude]; undefined where the extract has no such point. */
    find(id: number): [number, number] | undefined {
      if (!isSorted) sort()
      let [from, to] = [0, count - 1]
      while (from <= to) {
        const middle = (from + to) >> 1
        const found = ids[middle] as number
        if (found === id)
          return [
            (places[middle * 2] as number) / unitsPerDegree,
            (places[middle * 2 + 1] as number) / unitsPerDegree,
          ]
        if (found < id) from = middle + 1
        else to = middle - 1
      }
      return undefined
    },
  }
}

/** OpenStreetMap's own precision: 1 cm. */
const unitsPerDegree = 1e7

function grown<A extends Float64Array | Int32Array>(before: A, after: A): A {
  after.set(before)
  return after
}
