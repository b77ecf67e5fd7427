import type { Actor } from '@naskhah/kernel/actor';
import type { Language } from '@naskhah/kernel/language';
import type { Result } from '@naskhah/kernel/result';
import type { AnyContractRouter, ContractProcedure, InferSchemaInput, InferSchemaOutput } from '@orpc/contract';

/** What an answer may know of the request beyond who acts, and what it may do to the response. */
export type Visit = {
  language: Language;
  /** Network address and browser of the caller, for limits and the list of sessions. */
  address: string;
  userAgent: string;
  sessionToken: string | undefined;
  /** The site that the browser shows, where it says so: passkeys belong to it. */
  origin: string | undefined;
  /** What the browser shows of an earlier login, whoever's. */
  device: string | undefined;
  keepDevice: (proof: string) => void;
  /** Gives the browser a session cookie, or takes it away. */
  keepSession: (token: string | undefined) => void;
};

/** What a module owes for its part of the contract: one answer per call, typed by the declaration, refusals included. */
export type Answers<C extends AnyContractRouter> = {
  [K in keyof C]: C[K] extends ContractProcedure<infer I, infer O, infer E, infer _M>
    ? (
        actor: Actor,
        input: InferSchemaOutput<I>,
        visit: Visit,
      ) => Promise<Result<InferSchemaInput<O>, keyof E & string>>
    : C[K] extends AnyContractRouter
      ? Answers<C[K]>
      : never;
};
