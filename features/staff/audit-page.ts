/** Lines of the audit log that are read at once. */
export const auditPage = 100
