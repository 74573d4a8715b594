/**
 * Request header with the user name (as `encodeURIComponent` writes it) of the only account that may send the request: for
 * records that waited on a phone.
 */
export const accountHeader = 'staff-account'
/** Error code if another account is signed in. */
export const otherAccount = 'other-account'
