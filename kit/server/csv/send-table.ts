import type { FastifyReply } from 'fastify'
import { fairDate } from '#common/fair-time.ts'

/** Sends a CSV file as a download named by list and day, with `no-store`. */
export const sendCsv = (reply: FastifyReply, list: string, file: string, now: number): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${list}-${fairDate(now)}.csv"`)
    .type('text/csv; charset=utf-8')
    .send(file)
