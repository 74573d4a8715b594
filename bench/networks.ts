/** An address of the nth network, as a trusted proxy reports it. */
export const addressIn = (network: number, host = 1): string =>
  `10.${Math.floor(network / 256) % 256}.${network % 256}.${host}`
