/** Entries of the audit log per page. */
export const auditPage = 100
/** Minimum length of a chosen password; generated ones are longer. */
export const shortestPassword = 10
