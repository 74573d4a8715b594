import { paths } from '#kit/web/paths.ts'

/** Addresses of the print pages. They are served as the empty shell: what they show is made on the phone. */
export const printAddresses: readonly string[] = [
  paths.print(),
  paths.print('guide'),
  paths.print('emergency'),
  paths.print('posters'),
  paths.print('posts'),
  paths.print('bands'),
]
