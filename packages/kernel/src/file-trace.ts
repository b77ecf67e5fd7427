/** What a file may say of its makers: who wrote, who commented or changed, where it was made, and with what. */
export const traceKinds = ['author', 'reviser', 'organisation', 'place', 'device', 'date', 'note', 'session'] as const;
export type TraceKind = (typeof traceKinds)[number];

/** Found beside what a reader of the file sees. */
export type FileTrace = { kind: TraceKind; values: string[] };
