import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'

/** Encrypts and decrypts the parts of backups, in the age format (age-encryption.org/v1). */
export type BackupKey = {
  encrypt: (bytes: Uint8Array) => Promise<Uint8Array>
  /** Rejects if the part was made with another key or changed since. */
  decrypt: (bytes: Uint8Array) => Promise<Uint8Array>
}

// Its 50 modules are loaded only where something is encrypted: every start asks where the key file is.
const age = () => import('age-encryption')

/** The key file: `BACKUP_KEY_FILE`, or one in the data folder. */
export const keyFileOf = (settings: { dataDir: string; backupKeyFile: string | undefined }): string =>
  settings.backupKeyFile ?? join(settings.dataDir, 'backup-key.txt')

/** Makes a key. If this machine is lost, nobody can read the backups without a copy of the file elsewhere. */
export async function makeBackupKey(file: string): Promise<void> {
  const { generateX25519Identity, identityToRecipient } = await age()
  const fresh = await generateX25519Identity()
  const half = `${file}.${process.pid}`
  writeFileSync(half, `# public key: ${await identityToRecipient(fresh)}\n${fresh}\n`, {
    mode: 0o600,
    flush: true,
  })
  renameSync(half, file)
}

/** Reads an age identity, as age-keygen writes it. Throws StartError if there is none. */
export async function openBackupKey(file: string): Promise<BackupKey> {
  if (!existsSync(file))
    throw new StartError(`There is no key at ${file}: name the file of the key in BACKUP_KEY_FILE.`)
  const identity = /^AGE-SECRET-KEY-1\w+$/m.exec(readFileSync(file, 'utf8'))?.[0]
  if (!identity)
    throw new StartError(`${file} holds no key: it needs a line that begins with AGE-SECRET-KEY-1.`)
  const { Decrypter, Encrypter, identityToRecipient } = await age()
  const recipient = await identityToRecipient(identity)
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  return {
    encrypt: bytes => {
      const encrypter = new Encrypter()
      encrypter.addRecipient(recipient)
      return encrypter.encrypt(bytes)
    },
    decrypt: bytes =>
      decrypter.decrypt(bytes).catch((error: Error) => {
        if (!/no identity matched/.test(error.message)) throw error
        throw new StartError(
          `This backup was made with another key than the one in ${file}: copy the file backup-key.txt of the machine that made it there.`,
        )
      }),
  }
}
