const express = require('express')
const { ParseServer } = require('parse-server')

const { user, password, host, port, database } = JSON.parse(process.argv[2])

const start = async () => {
  const api = new ParseServer({
    databaseURI: `postgres://${user}:${password ?? ''}@localhost/${database}`,
    // The database listens on a socket in a folder, which an address cannot say.
    databaseOptions: { host, port, user, database, ...(password && { password }), max: 16 },
    appId: 'app',
    masterKey: 'master',
    serverURL: 'http://127.0.0.1:1/parse',
    allowClientClassCreation: true,
    silent: true,
    verbose: false,
    logLevel: 'error',
    logsFolder: null,
    directAccess: true,
    allowCustomObjectId: true,
    // The database's unique index and this hook do what the guide's statement does: once per voter, and counted.
    cloud: Parse => {
      Parse.Cloud.afterSave('PhotoVote', async ({ object }) => {
        const photo = Parse.Object.extend('Photo').createWithoutData(object.get('photoId'))
        await photo.increment('voteCount').save(null, { useMasterKey: true })
      })
    },
  })
  await api.start()
  const app = express().use('/parse', api.app)
  const server = app.listen(0, '127.0.0.1', () => console.log(`open at ${server.address().port}`))
}
start()
