import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { defineCommand, UsageError } from '../command.ts'

export const command = defineCommand({
  usage: 'SOURCE',
  about:
    'Builds the version in SOURCE (a folder, or a git address, with # and a tag or branch) beside the running one, backs up, and starts the guide again with it. If it does not get ready the version before serves again: exit code 1.',
  options: {
    root: { value: 'FOLDER', says: 'where the versions are (default: those of this installation)' },
    wait: { value: 'SECONDS', says: 'how long the new version may take to get ready (default: 120)' },
  },
  words: [1, 1],
  // A separate program, because the version that runs this may be removed at the end.
  async run({ words: [source = ''], options: { root, wait } }) {
    if (wait !== undefined && !/^\d+$/.test(wait)) throw new UsageError('--wait needs seconds, such as 120.')
    const told = [...(root ? [`--root=${root}`] : []), ...(wait ? [`--wait=${wait}`] : [])]
    const program = join(import.meta.dirname, '../update.ts')
    return spawnSync(process.execPath, [program, ...told, '--', source], { stdio: 'inherit' }).status ?? 1
  },
})
