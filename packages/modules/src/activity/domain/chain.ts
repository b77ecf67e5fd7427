/** What a log row says. Words are made on reading, so that a person can be anonymised without touching the chain. */
export type LogEntry = {
  id: string;
  subjectType: string;
  subjectId: string;
  seq: number;
  event: string;
  actorKind: 'person' | 'link' | 'system';
  actorId: string | null;
  behindId: string | null;
  /** ISO 8601, UTC. */
  at: string;
  data: Record<string, unknown>;
};

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : value && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, inner]) => [key, sorted(inner)]),
        )
      : value;

/** The text that is hashed: the previous hash in hex, then the entry with its keys in order. */
export const chainText = (previousHash: string, entry: LogEntry): string =>
  `${previousHash}\n${JSON.stringify(sorted(entry))}`;
