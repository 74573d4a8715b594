#!/usr/bin/env node
import { nearestOf } from '#common/nearest.ts'
import { misspelledSettings } from '#kit/server/settings.ts'
import { bold, type Command, helpOf, runCommand } from './command.ts'

/** The operator's command: `mela-guide` where it is installed, `npx mela-guide` in a checkout. */
type Listed = { says: string; load: () => Promise<{ command: Command }> }

const groups: Record<string, Record<string, Listed>> = {
  'Run it': {
    update: { says: 'bring a new version', load: () => import('./commands/update.ts') },
    ready: { says: 'tell whether it is ready for visitors', load: () => import('./commands/ready.ts') },
  },
  'Look after it': {
    doctor: { says: 'tell what is wrong and what to do', load: () => import('./commands/doctor.ts') },
    backup: { says: 'back up the data and the photos', load: () => import('./commands/backup.ts') },
    restore: { says: 'restore a backup into an empty place', load: () => import('./commands/restore.ts') },
    'reset-password': {
      says: 'give an account a new password',
      load: () => import('./commands/reset-password.ts'),
    },
    'new-keys': {
      says: 'sign everybody out and make new keys',
      load: () => import('./commands/new-keys.ts'),
    },
  },
  'Give it out': {
    demo: { says: 'make a guide with made-up data, to show it', load: () => import('./commands/demo.ts') },
    rehearse: { says: 'practise a day on a copy of the guide', load: () => import('./commands/rehearse.ts') },
    archive: { says: 'write a fair as pages without a server', load: () => import('./commands/archive.ts') },
  },
  'Begin a fair': {
    'next-fair': {
      says: 'clear what belongs to the fair before',
      load: () => import('./commands/next-fair.ts'),
    },
    import: { says: 'import a list: places, contacts, events …', load: () => import('./commands/import.ts') },
    'import-map': { says: 'import the streets for the maps', load: () => import('./commands/import-map.ts') },
    texts: { says: 'translate the guide into a third language', load: () => import('./commands/texts.ts') },
  },
  'People’s data': {
    'personal-data': {
      says: 'show or erase what is kept under a number',
      load: () => import('./commands/personal-data.ts'),
    },
    breach: { says: 'list whom a breach concerns', load: () => import('./commands/breach.ts') },
    'verify-replay': {
      says: 'tell whether a sealed replay is unchanged',
      load: () => import('./commands/verify-replay.ts'),
    },
  },
}
export const commands = Object.assign({}, ...Object.values(groups)) as Record<string, Listed>

/** What `mela-guide` prints without arguments. */
function overview(): string {
  const width = Math.max(...Object.keys(commands).map(name => name.length))
  const parts = Object.entries(groups).map(([group, all]) =>
    [bold(group), ...Object.entries(all).map(([name, { says }]) => `  ${name.padEnd(width)}  ${says}`)].join(
      '\n',
    ),
  )
  return [...parts, 'More about one: mela-guide NAME --help'].join('\n\n')
}

/** Runs the named command and returns the exit code: 0 done, 1 refused or failed, 2 wrong usage. */
export async function main([name, ...args]: string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    const asked = name === 'help' ? args[0] : undefined
    if (asked !== undefined && asked in commands) return main([asked, '--help'])
    console.log(overview())
    return 0
  }
  const listed = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!listed) {
    const nearest = nearestOf(name, Object.keys(commands))
    console.error(`There is no command ${name}.${nearest ? ` Did you mean ${nearest}?` : ''}`)
    console.error('All of them: mela-guide')
    return 2
  }
  for (const line of misspelledSettings(process.env)) console.error(line)
  const { command } = await listed.load()
  const end = args.indexOf('--', 1)
  const own = end < 0 ? args : args.slice(0, end)
  if (own.includes('--help') || own.includes('-h')) {
    console.log(helpOf(name, command))
    return 0
  }
  return runCommand(name, command, args)
}

// Exit explicitly, because interrupted work may still be running, but only once all output has been printed.
if (import.meta.main) {
  const code = await main(process.argv.slice(2))
  await new Promise(done => process.stdout.write('', done))
  process.exit(code)
}
