import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { openDatabase } from '#kit/server/db/open.ts'
import { markPractice } from '#kit/server/practice.ts'
import { readSettings } from '#kit/server/settings.ts'
import { openContext } from '#server/open-context.ts'
import { defineCommand } from '../command.ts'
import { sendDemoRows } from '../demo/rows.ts'

export const command = defineCommand({
  usage: 'FOLDER',
  about:
    'Makes a new data FOLDER with made-up photos, votes, lost things, crowd levels and a notice. Its database is marked as a demo, so every page says so and it cannot be opened at the guide’s address.',
  options: {},
  words: [1, 1],
  async run({ words: [folder = ''], say }) {
    const dataDir = resolve(folder)
    if (existsSync(dataDir)) throw new Error(`${dataDir} is there already: name a new folder.`)
    // Ignore the real guide's variables, such as its database and bucket.
    const settings = readSettings({
      DATA_DIR: dataDir,
      OPENWEATHER_BASE_URL: process.env.OPENWEATHER_BASE_URL,
    })
    const database = await openDatabase(settings, line => console.error(line))
    await database.migrate()
    await database.asOwner(owner => markPractice(owner, { kind: 'demo', aheadMs: 0 }))
    const context = await openContext(settings, {
      database,
      print: line => console.error(line),
      log: { write: () => {} },
    })
    try {
      const url = await context.app.listen({ port: 0, host: '127.0.0.1' })
      const admin = context.newAccounts.find(({ role }) => role === 'admin')
      await sendDemoRows(url, { username: admin?.username ?? '', password: admin?.password ?? '' })
    } finally {
      await context.close()
    }
    const logins = context.newAccounts.map(({ username, password }) => `  ${username}: ${password}`)
    say(`Demo data is in ${dataDir}. Staff accounts:\n${logins.join('\n')}`)
    say(`Open it: DATA_DIR=${folder} PORT=3200 npm start`)
  },
})
