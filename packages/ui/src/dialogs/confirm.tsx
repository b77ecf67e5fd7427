import { createContext, type ReactNode, use } from 'react';
import type { Prompt, PromptAnswer } from './prompt.ts';

export type Question = { title: string; message: ReactNode; prompt?: Prompt };

export type Ask = (question: Question) => Promise<PromptAnswer | undefined>;

export const Asking = createContext<Ask>(() => Promise.resolve(undefined));

/** Asks a question in the confirmation dialog; answers what was entered, or undefined after CANCEL. */
export const useConfirm = (): Ask => use(Asking);
