const { createServer } = require('node:http')
const { Pool } = require('pg')
const { postgraphile } = require('postgraphile')

// As its own guide says for production: no GraphiQL, no watch, a pool.
const pool = new Pool({ ...JSON.parse(process.argv[2]), max: 16 })
const handler = postgraphile(pool, 'public', {
  graphiql: false,
  disableQueryLog: true,
  retryOnInitFail: true,
})
const server = createServer(handler).listen(0, '127.0.0.1', () =>
  console.log(`open at ${server.address().port}`),
)
