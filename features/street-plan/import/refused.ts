/** A file that cannot become a street plan; its message tells whoever runs the import what to do. */
export class PlanRefused extends Error {}
