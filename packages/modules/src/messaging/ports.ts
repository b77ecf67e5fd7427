import type { Trx } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import type { Language } from '@naskhah/kernel/language';
import type { ActNeeds } from '../activity/index.ts';

/** Sends one mail to the next server; 'refused' is final, a thrown error is tried again. */
export type SendMail = (mail: {
  id: string;
  address: string;
  subject: string;
  text: string;
  html: string;
  /** In whose name; as the environment says without it. */
  from?: { name: string; address: string };
  /** Where one press stops mails of this kind (RFC 8058); not every mail may be stopped. */
  unsubscribe?: string;
}) => Promise<'sent' | { refused: string }>;

/** Queues a job in the caller's transaction. */
export type Enqueue = (trx: Trx, queue: 'send-mail', data: { id: string }) => Promise<void>;

export type Recipient = { personId: string | null; address: string; language: Language };

export type MessagingNeeds = { clock: () => Date; newId: () => string; enqueue: Enqueue };

export type Keeper = { personId: string; address: string; firstname: string; language: Language };

/** What only later modules know, filled in where the server is composed. */
export type MessagingQuestions = {
  /** What the portal is called. */
  portalName: (language: Language) => Promise<string>;
  /** The names of people by their ids. */
  namesOf: (ids: readonly string[]) => Promise<Map<string, string>>;
  /** Where a person is written to. */
  writtenTo: (person: string) => Promise<(Keeper & { name: string }) | undefined>;
  /** Journals by id, or all of them, whose name holds the words asked for. */
  journals: (ids: readonly string[] | 'all', q: string) => Promise<{ id: string; name_en: string; name_ms: string }[]>;
  /** Values of the latest real record that the actor may see: of this journal, or of any. */
  latestValues: (
    actor: Actor,
    journal: string | null,
    language: Language,
  ) => Promise<{ about: string; values: Record<string, string> } | undefined>;
  /** What mails can be about that this person wrote, which others handle: articles, their reviews, tasks. */
  ownSubjects: (person: string) => Promise<string[]>;
};

export type MessagingHostNeeds = ActNeeds & {
  enqueue: Enqueue;
  portalUrl: string;
  secret: string;
  ask: MessagingQuestions;
  sendMail: SendMail;
  /** In the demo, whose mails reach nobody, the log shows codes and links. */
  showsSecrets: boolean;
  /** How the portal is set at this moment. */
  outgoing: () => Promise<{
    /** In whose name; as the environment says without it. */
    from: { name: string; address: string } | undefined;
    /** At most so many mails a minute, from all processes together; undefined: as fast as they go. */
    perMinute: number | undefined;
  }>;
};
