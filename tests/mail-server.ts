import { type AddressInfo, createServer } from 'node:net'
import { createInterface } from 'node:readline'

/**
 * A mail server on this machine (SMTP, RFC 5321) that keeps what arrives. After `refuse()` it accepts no mail until `accept()`.
 */
export async function openMailServer() {
  const mails: { to: string[]; text: string }[] = []
  let isOpen = true
  const server = createServer(socket => {
    const say = (line: string) => socket.write(`${line}\r\n`)
    let to: string[] = []
    let data: string[] | undefined
    socket.on('error', () => {})
    say('220 mail.test ESMTP')
    createInterface({ input: socket }).on('line', line => {
      if (data) {
        if (line !== '.') return void data.push(line)
        mails.push({ to, text: data.join('\n') })
        data = undefined
        to = []
        return say('250 kept')
      }
      const word = line.slice(0, 4).toUpperCase()
      if (word === 'RCPT') {
        if (!isOpen) return say('451 not now')
        to.push(/<(.*)>/.exec(line)?.[1] ?? '')
      }
      if (word === 'DATA') {
        data = []
        return say('354 go on')
      }
      say(word === 'QUIT' ? '221 bye' : '250 ok')
      if (word === 'QUIT') socket.end()
    })
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    refuse() {
      isOpen = false
    },
    accept() {
      isOpen = true
    },
    close: () => new Promise<void>(done => void server.close(() => done())),
  }
}
