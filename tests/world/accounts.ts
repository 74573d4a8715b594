/** The accounts of every world and of the guide that journeys share. */
export const passwords = { admin: 'bol bam admin', vehicle: 'bol bam vehicle' } as const
