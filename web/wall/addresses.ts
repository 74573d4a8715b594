/** Addresses of the screens that hang on a wall and at the road. They are served as the empty shell. */
export const wallAddresses: readonly string[] = ['/wall', '/wall/led']
