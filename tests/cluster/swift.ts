import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { openBucket } from '#kit/server/storage/s3.ts'
import { freePorts, type Running, run, until } from './process-group.ts'
import { programs, unprivileged } from './programs.ts'

const kinds = ['account', 'container', 'object'] as const
const credentials = { accessKeyId: 'fair:guide', secretAccessKey: 'only-for-tests' }

/** OpenStack Swift with its S3 interface: a proxy and the three servers behind it, one copy of each object in `folder`. */
export async function openSwift(folder: string, bucket: string) {
  const [proxyPort = 0, ...ports] = await freePorts(1 + kinds.length)
  const home = join(folder, 'swift')
  const made = [home, join(home, 'devices'), join(home, 'devices/one'), join(home, 'cache')]
  for (const path of made) mkdirSync(path)
  const write = (name: string, text: string) => {
    made.push(join(home, name))
    writeFileSync(join(home, name), text)
  }
  const common = (port: number) =>
    `[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = ${port}\nworkers = 0\nswift_dir = ${home}\nuser = \n`
  write(
    'swift.conf',
    '[swift-hash]\nswift_hash_path_suffix = tests\n\n[storage-policy:0]\nname = one\ndefault = yes\n',
  )
  for (const [n, kind] of kinds.entries()) {
    write(
      `${kind}.conf`,
      `${common(ports[n] ?? 0)}devices = ${home}/devices
mount_check = false
recon_cache_path = ${home}/cache
fallocate_reserve = 0
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`,
    )
    makeRing(home, kind, ports[n] ?? 0)
    made.push(join(home, `${kind}.ring.gz`))
  }
  write(
    'proxy.conf',
    `${common(proxyPort)}[pipeline:main]
pipeline = catch_errors healthcheck cache s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:cache]
use = egg:swift#memcache
# Required by the sign-in; nothing listens there, so nothing is kept.
memcache_servers = 127.0.0.1:1
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_${credentials.accessKeyId.replace(':', '_')} = ${credentials.secretAccessKey} .admin
`,
  )
  const owner = unprivileged()
  if (owner) for (const path of made) chownSync(path, owner.uid, owner.gid)
  const parts: Running[] = []
  const close = async () => {
    for (const part of parts.toReversed()) await part.end()
  }
  try {
    for (const kind of [...kinds, 'proxy'] as const) {
      const program = join(programs.swift, '..', `swift-${kind}-server`)
      parts.push(run([program, join(home, `${kind}.conf`), '-v'], join(home, `${kind}.log`)))
    }
    const endpoint = `http://127.0.0.1:${proxyPort}`
    const settings = { endpoint, bucket, region: 'us-east-1', credentials, forcePathStyle: true }
    await until('Swift is there', async () => (await fetch(`${endpoint}/healthcheck`)).ok)
    await until('a bucket was made', () => makeBucket(settings), 20_000)
    return {
      settings,
      /** What is in the bucket now. */
      async keys() {
        const storage = openBucket(settings)
        const keys: string[] = []
        for await (const { key } of storage.list('')) keys.push(key)
        await storage.close()
        return keys
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** One device and one copy. */
function makeRing(home: string, kind: string, port: number) {
  const builder = join(home, `${kind}.builder`)
  const build = (...args: string[]) =>
    execFileSync(join(programs.swift, '..', 'swift-ring-builder'), [builder, ...args], { stdio: 'ignore' })
  build('create', '4', '1', '0')
  build('add', `r1z1-127.0.0.1:${port}/one`, '1')
  build('rebalance')
}

async function makeBucket({
  bucket,
  ...settings
}: { bucket: string } & ConstructorParameters<typeof S3Client>[0]) {
  const client = new S3Client(settings)
  try {
    await client.send(new CreateBucketCommand({ Bucket: bucket }))
    return true
  } finally {
    client.destroy()
  }
}
