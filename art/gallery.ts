import type { Picture } from './kit/picture.ts'
import { attractionLake } from './scenes/attraction-lake.ts'
import { attractionLitchi } from './scenes/attraction-litchi.ts'
import { attractionMarket } from './scenes/attraction-market.ts'
import { attractionMemorial } from './scenes/attraction-memorial.ts'
import { attractionMuseum } from './scenes/attraction-museum.ts'
import { attractionPark } from './scenes/attraction-park.ts'
import { attractionTemple } from './scenes/attraction-temple.ts'
import { darshan } from './scenes/darshan.ts'
import { dayLamps } from './scenes/day-lamps.ts'
import { dayRain } from './scenes/day-rain.ts'
import { dayTemple } from './scenes/day-temple.ts'
import { dayWalk } from './scenes/day-walk.ts'
import { dayWater } from './scenes/day-water.ts'
import { deityBhimashankar } from './scenes/deity-bhimashankar.ts'
import { deityDefault } from './scenes/deity-default.ts'
import { deityGrishneshwar } from './scenes/deity-grishneshwar.ts'
import { deityKashi } from './scenes/deity-kashi.ts'
import { deityKedarnath } from './scenes/deity-kedarnath.ts'
import { deityMahakaleshwar } from './scenes/deity-mahakaleshwar.ts'
import { deityMallikarjuna } from './scenes/deity-mallikarjuna.ts'
import { deityNageshwar } from './scenes/deity-nageshwar.ts'
import { deityOmkareshwar } from './scenes/deity-omkareshwar.ts'
import { deityRameshwaram } from './scenes/deity-rameshwaram.ts'
import { deitySomnath } from './scenes/deity-somnath.ts'
import { deityTrimbakeshwar } from './scenes/deity-trimbakeshwar.ts'
import { deityVaidyanath } from './scenes/deity-vaidyanath.ts'
import { filterThumbnail } from './scenes/filter-thumbnail.ts'
import { history } from './scenes/history.ts'
import { overlayCrown } from './scenes/overlay-crown.ts'
import { overlayNeelkanth } from './scenes/overlay-neelkanth.ts'
import { overlayTilak } from './scenes/overlay-tilak.ts'
import { overlayTrishul } from './scenes/overlay-trishul.ts'

/** Every picture of the guide by its file name in `public/art`. */
export const gallery: Record<string, () => Picture> = {
  'day-1': dayTemple,
  'day-2': dayWalk,
  'day-3': dayLamps,
  'day-4': dayWater,
  'day-5': dayRain,
  'deity-default': deityDefault,
  'deity-somnath': deitySomnath,
  'deity-mallikarjuna': deityMallikarjuna,
  'deity-mahakaleshwar': deityMahakaleshwar,
  'deity-omkareshwar': deityOmkareshwar,
  'deity-kedarnath': deityKedarnath,
  'deity-bhimashankar': deityBhimashankar,
  'deity-kashi': deityKashi,
  'deity-trimbakeshwar': deityTrimbakeshwar,
  'deity-vaidyanath': deityVaidyanath,
  'deity-nageshwar': deityNageshwar,
  'deity-rameshwaram': deityRameshwaram,
  'deity-grishneshwar': deityGrishneshwar,
  'attraction-sikandarpur-lake-front': attractionLake,
  'attraction-litchi-gardens': attractionLitchi,
  'attraction-garibnath-temple': attractionTemple,
  'attraction-jubba-sahni-park': attractionPark,
  'attraction-ramchandra-museum': attractionMuseum,
  'attraction-khudiram-memorial': attractionMemorial,
  'attraction-motijheel': attractionMarket,
  history,
  darshan,
  'overlay-tilak': overlayTilak,
  'overlay-neelkanth': overlayNeelkanth,
  'overlay-trishul': overlayTrishul,
  'overlay-crown': overlayCrown,
  'filter-tilak': () =>
    filterThumbnail('f1', 'Shiva Tilak', overlayTilak('f1o'), { x: 76, y: 72, width: 48, height: 27 }),
  'filter-neelkanth': () =>
    filterThumbnail('f2', 'Blue Aura', overlayNeelkanth('f2o'), {
      x: 8,
      y: 0,
      width: 184,
      height: 184,
      behind: true,
    }),
  'filter-trishul': () =>
    filterThumbnail('f3', 'Trishul & Damru', overlayTrishul('f3o'), {
      x: 8,
      y: 20,
      width: 50,
      height: 147,
      behind: true,
      pair: true,
    }),
  'filter-crown': () =>
    filterThumbnail('f4', 'Crown & Serpent', overlayCrown('f4o'), { x: 44, y: 6, width: 112, height: 82 }),
}
