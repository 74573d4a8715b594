/** Entries of the audit log per page. */
export const auditPage = 100
