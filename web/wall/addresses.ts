/** Addresses of the wall and roadside screens, which are served as the empty shell. */
export const wallAddresses: readonly string[] = ['/wall', '/wall/led']
