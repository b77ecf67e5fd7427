import type { Db, Trx } from '@naskhah/db/tables';
import type { RunTransaction } from '@naskhah/db/transaction';
import type { Actor } from '@naskhah/kernel/actor';
import type { CodeList } from '@naskhah/kernel/code-lists';
import type { FactOf } from '@naskhah/kernel/facts/fact';
import type { ReferenceDataFacts } from '@naskhah/kernel/facts/reference-data';

/** What the acts on code tables need from outside; the log is a later module. */
export type CodeNeeds = {
  transaction: RunTransaction;
  tell: (trx: Trx, actor: Actor, fact: FactOf<keyof ReferenceDataFacts>) => Promise<void>;
  /** The values of a list that records of later modules name. */
  usedCodes: (db: Db, list: CodeList) => Promise<ReadonlySet<string>>;
  /** The cells of a CSV text, row by row. */
  readCsv: (text: string) => string[][];
};

export type ReferenceDataNeeds = {
  /** The platform's roles; filled by the later module access. */
  roles: () => Promise<{ acl: number; label_en: string; label_ms: string }[]>;
};

/** An organisation as the registry tells it; `ror` is its whole address. */
export type NewOrganisation = {
  ror: string;
  name: string;
  otherNames: string[];
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  city: string | null;
  active: boolean;
};
