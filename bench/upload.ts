import { checkBound } from './bounds.ts'
import { startContestServers } from './contest-servers.ts'
import { makePictures } from './pictures.ts'
import { startNginx, startPlain } from './plain.ts'
import { plot } from './plot.ts'
import { type Contender, measure, start } from './processes.ts'
import { bars, cpuOf, inRounds, printRuns, ratios, run } from './rounds.ts'
import { spread } from './spread.ts'

// No more wait for a worker than the guide lets wait: more are asked to come again.
const sending = { ...run, connections: 8, seconds: run.seconds * 2 }

/**
 * Photos. Sent, 8 connections, each from a new phone and another picture of 1600 x 1200 pixels: the guide, and a plain handler that
 * does no more than what is needed, the same three sizes, their files on the disk and one row. Asked for, 64 connections, the picture
 * of 800 pixels: the guide, plain node:http and nginx with the same bytes. Bounds: 1.25 of the plain handler's CPU, half of node:http.
 */
export async function bench(): Promise<void> {
  const servers = await startContestServers()
  const pictures = await makePictures(100)
  const others: Contender[] = []
  try {
    const { guide, database, deviceKey } = servers
    const own = await start('the same sizes, files and row', 'plain', [
      process.execPath,
      'bench/upload-server.ts',
      JSON.stringify(database.application),
    ])
    others.push(own)
    const sent = await inRounds([guide, own], contender =>
      measure(contender, { task: 'entry', pictures: pictures.paths, deviceKey }, sending, database.processes),
    )
    printRuns(sent, 'photos/s')
    plot('upload', 'Photos sent, 8 connections', 'photos a second', bars(sent))
    const page = (await (await fetch(`${guide.url}/api/photos`)).json()) as {
      photos: { image_url: string }[]
    }
    const path = page.photos[0]?.image_url
    if (!path) throw new Error('No photo was entered.')
    const plain = await startPlain(guide.url + path)
    const nginx = await startNginx(guide.url + path)
    others.push(plain, ...(nginx ? [nginx] : []))
    const asked = await inRounds([guide, plain, ...(nginx ? [nginx] : [])], contender =>
      measure(contender, { task: 'address', path }, run, database.processes),
    )
    printRuns(asked, 'pictures/s')
    plot('picture', 'A picture of 800 pixels, 64 connections', 'pictures a second', bars(asked))
    console.log(`sent, guide / ${own.name}: ${spread(ratios(sent, 'guide', own.name), '×')}`)
    if (nginx)
      console.log(`asked for, guide / ${nginx.name}: ${spread(ratios(asked, 'guide', nginx.name), '×')}`)
    checkBound('CPU of a photo sent, guide / the same work', ratios(sent, 'guide', own.name, cpuOf), {
      atMost: 1.25,
    })
    checkBound('picture, guide / plain node:http', ratios(asked, 'guide', plain.name), { atLeast: 0.5 })
  } finally {
    for (const contender of others) await contender.close()
    await servers.close()
    pictures.remove()
  }
}
