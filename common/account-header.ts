/**
 * Request header with the user name of the account as which alone a request may be sent, as `encodeURIComponent` writes it:
 * for records that waited on a phone.
 */
export const accountHeader = 'staff-account'
/** Error code where another account is signed in. */
export const otherAccount = 'other-account'
