import { Link } from 'wouter'
import { useSay } from '#kit/web/language.tsx'
import type { Tile } from '#kit/web/manifest.ts'
import { Icon } from '#ui/icon.tsx'

const tints: Record<Tile['row'], string> = { care: 'g1', way: 'g2', food: 'g3', stay: 'g4' }

/** The sixteen tiles that lead to the features, four to a row. */
export function TileGrid({ tiles }: { tiles: readonly Required<Tile>[] }) {
  const say = useSay()
  return (
    <ul className="grid">
      {tiles.map(tile => (
        <li key={tile.to} className={tints[tile.row]}>
          <Link href={tile.to}>
            <Icon name={tile.icon} />
            <span>{say(tile.label)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
