import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Parts = {
  id?: string
  sent?: string
  status?: string
  msgType?: string
  references?: string
  severity?: string
  expires?: string
  area?: string
  infos?: boolean
}

/** A polygon around the temple; `elsewhere`: one far away. */
export const here = '<areaDesc>A circle of the town</areaDesc><circle>26.12,85.39 20</circle>'
export const elsewhere =
  '<areaDesc>Far away, Bihar</areaDesc><polygon>20,70 20,71 21,71 21,70 20,70</polygon>'

/** An alert as a disaster authority sends it, in two languages; each part can be replaced. */
export function alertOf({
  id = 'a-1',
  sent = '2027-07-19T05:00:00+05:30',
  status = 'Actual',
  msgType = 'Alert',
  references,
  severity = 'Severe',
  expires = '2027-07-19T12:00:00+05:30',
  area = here,
  infos = true,
}: Parts = {}): string {
  const info = (language: string, headline: string, instruction: string) =>
    `<cap:info><cap:language>${language}</cap:language><cap:category>Met</cap:category>
    <cap:event>Thunderstorm</cap:event><cap:urgency>Expected</cap:urgency><cap:severity>${severity}</cap:severity>
    <cap:certainty>Likely</cap:certainty><cap:expires>${expires}</cap:expires><cap:senderName>Sample Authority</cap:senderName>
    <cap:headline>${headline}</cap:headline><cap:description>Sample.</cap:description>
    <cap:instruction>${instruction}</cap:instruction><cap:area>${area.replaceAll(/<(\/?)/g, '<$1cap:')}</cap:area></cap:info>`
  return `<cap:alert xmlns:cap="urn:oasis:names:tc:emergency:cap:1.2"><cap:identifier>${id}</cap:identifier>
    <cap:sender>sample@example.org</cap:sender><cap:sent>${sent}</cap:sent><cap:status>${status}</cap:status>
    <cap:msgType>${msgType}</cap:msgType><cap:scope>Public</cap:scope>${references ? `<cap:references>${references}</cap:references>` : ''}
    ${infos ? info('en-IN', 'Lightning until noon', 'Stay indoors.') + info('hi-IN', 'दोपहर तक बिजली गिर सकती है', 'घर के भीतर रहें।') : ''}</cap:alert>`
}

/** A source of alerts on this machine: `answers` by path, and `asked`, the paths requested. */
export async function openAlertSource(answers: Record<string, string | (() => string)>) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const answer = answers[path]
    if (answer === undefined) response.writeHead(404).end()
    else if (typeof answer === 'string') response.writeHead(200).end(answer)
    else response.writeHead(302, { location: answer() }).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, asked, answers, close: () => void server.close() }
}
