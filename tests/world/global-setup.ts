import { startPostgres } from './postgres.ts'

/** Runs once before all tests. */
export const setup = (): Promise<() => Promise<void>> => startPostgres()
