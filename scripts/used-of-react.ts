import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** React's packages as a phone runs them; each names the others by these words. */
const packages = [
  { name: 'react', file: 'react/cjs/react.production.js', called: 'React' },
  { name: 'react-dom', file: 'react-dom/cjs/react-dom.production.js', called: 'ReactDOM' },
  { name: 'scheduler', file: 'scheduler/cjs/scheduler.production.js', called: 'Scheduler' },
] as const
type Package = (typeof packages)[number]
type Statement = { start: number; end: number }

/**
 * Takes out of React's packages what nobody uses: they are CommonJS, of which no build tool drops an export while
 * another package requires the whole. 1 kB brotli of a first visit. What is used is read from the sources, each time.
 */
export function usedOfReact(home: string): Plugin {
  const sources = globSync(['{common,features,kit,ui,web}/**/*.{ts,tsx}'], { cwd: home })
    .map(file => readFileSync(join(home, file), 'utf8'))
    .join('\n')
  const runtime = ['react-dom/cjs/react-dom-client.production.js', ...packages.map(({ file }) => file)]
    .map(file => readFileSync(join(home, 'node_modules', file), 'utf8'))
    .join('\n')
  return {
    name: 'used-of-react',
    transform: {
      filter: { id: /node_modules\/(react|react-dom|scheduler)\/cjs\/[\w-]+\.production\.js$/ },
      handler(code, id) {
        const of = packages.find(({ file }) => id.endsWith(file))
        if (!of) return null
        const used = usedNames(of, sources, runtime)
        const body = this.parse(code).body as unknown as Statement[]
        let kept = code
        for (const statement of body.toReversed()) {
          const name = exported(code.slice(statement.start, statement.end))
          if (name && !used.has(name)) kept = kept.slice(0, statement.start) + kept.slice(statement.end)
        }
        return { code: kept, map: null }
      },
    },
  }
}

const exported = (statement: string) => /^exports\.(\w+) =/.exec(statement)?.[1]

/** What our own sources import by name, and what the packages ask of each other and of themselves. */
function usedNames({ name, called }: Package, sources: string, runtime: string): ReadonlySet<string> {
  const imports = [...sources.matchAll(new RegExp(`^(?:import|export)\\b([^'"=(]*) from '${name}'`, 'gm'))]
  const whole = imports.find(([, what]) => !/^ (type )?\{[^}]*\}$/.test(what ?? ''))
  if (whole) throw new Error(`import ${name} by names, so that the rest of it can be left out: ${whole[0]}`)
  const ours = imports.flatMap(([, what]) => what?.match(/\w+/g) ?? [])
  const theirs = [...runtime.matchAll(new RegExp(`\\b(?:${called}|exports)\\.(\\w+)(?! =)`, 'g'))]
  return new Set([...ours, ...theirs.map(([, used]) => used ?? '')])
}
