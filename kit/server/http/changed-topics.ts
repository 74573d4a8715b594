import type { DatabasePool } from '../db/shared-pool.ts'

/** Counts the changes of each topic in the database (table changed_topics), and notifies the processes that LISTEN. */
type ChangedTopics = {
  /** Counts a change of each topic, and notifies the other processes. */
  tell: (topics: readonly string[]) => Promise<void>
  /** The topic of a notification; undefined if this process sent it. */
  topicOf: (payload: string) => string | undefined
  /** Topics that changed since the last notification or look; all of them at the first look. */
  look: () => Promise<string[]>
}

// Ordered by topic, so that two concurrent statements never deadlock.
const tellChanged = `
  with counted as (
    insert into changed_topics as c (topic) select topic from unnest($2::text[]) as topic order by topic
    on conflict (topic) do update set version = c.version + 1 returning topic, version),
  told as (select pg_notify($1, topic || ' ' || $3 || ' ' || version) from counted)
  select topic, version from counted, (select count(*) from told) as all_told`

export function createChangedTopics(pool: DatabasePool, channel: string): ChangedTopics {
  /** Marks our own notifications: the sender renews at once and ignores them. */
  const processId = crypto.randomUUID()
  const known = new Map<string, number>()
  return {
    async tell(topics) {
      const { rows } = await pool.query<Row>(tellChanged, [channel, topics, processId])
      // If the version rose by more than one, another process changed the topic too. Our renewal may lack that change, so the
      // version stays unknown and the next look renews again.
      for (const { topic, version } of rows)
        if (known.get(topic) === Number(version) - 1) known.set(topic, Number(version))
    },
    topicOf(payload) {
      const [topic = '', sender, version] = payload.split(' ')
      if (sender === processId) return undefined
      known.set(topic, Number(version))
      return topic
    },
    async look() {
      const { rows } = await pool.query<Row>('select topic, version from changed_topics')
      const changed = rows.filter(({ topic, version }) => Number(version) !== known.get(topic))
      for (const { topic, version } of changed) known.set(topic, Number(version))
      return changed.map(({ topic }) => topic)
    },
  }
}

type Row = { topic: string; version: string }
