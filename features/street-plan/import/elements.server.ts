/** A point of OpenStreetMap; `lat` and `lon` in degrees (WGS 84). */
export type OsmNode = { type: 'node'; id: number; lat: number; lon: number; tags?: Tags | undefined }
/** A line through points, by their ids; closed where the first is the last. */
export type OsmWay = { type: 'way'; id: number; refs: number[]; tags?: Tags | undefined }
/** Ways that belong together, such as the banks of a river. */
export type OsmRelation = {
  type: 'relation'
  id: number
  members: { type: string; ref: number; role: string }[]
  tags?: Tags | undefined
}
export type OsmElement = OsmNode | OsmWay | OsmRelation
export type Tags = Readonly<Record<string, string>>
/** Reads the elements of a file once more with every call. */
export type Elements = () => AsyncIterable<OsmElement>
