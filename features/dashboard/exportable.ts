/** Lists of what visitors sent, which an admin may take as a file. */
export const exportable = ['feedback', 'complaints', 'photos', 'lost-found', 'quiz'] as const
export type Exportable = (typeof exportable)[number]
