/** How the open files and sockets that this process may have are divided. */
export type Places = {
  /** Sockets in all. */
  connections: number
  /** Live streams: at most half of the sockets, so that pages, votes, staff and health checks always find one. */
  streams: number
  /** Further streams for staff only, so that their consoles still get alarms when visitors hold every stream. */
  staffStreams: number
  /** Streams of phones without a device cookie that come from the same network. */
  streamsPerNetwork: number
}

const mostStreams = 20_000
const mostStaffStreams = 500
// Then the report does not look up the names of this machine's addresses.
Object.assign(process.report, { excludeNetwork: true })

/** Open files allowed for this process (`ulimit -n`); a large number without a limit. */
export function descriptorLimit(): number {
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft?: number | string } }
  }
  const soft = userLimits?.open_files?.soft
  return typeof soft === 'number' ? soft : 100_000
}

/** Reserves a quarter of the descriptors, at most 512, for files, the database and worker processes. */
export function sharePlaces(): Places {
  const descriptors = descriptorLimit()
  const connections = descriptors - Math.min(512, Math.floor(descriptors / 4))
  const streams = Math.min(mostStreams, Math.floor(connections / 2))
  const staffStreams = Math.min(mostStaffStreams, Math.floor(connections / 20))
  return { connections, streams, staffStreams, streamsPerNetwork: Math.ceil(streams / 4) }
}
