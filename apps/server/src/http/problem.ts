/** The one place where a refusal becomes an HTTP problem document (RFC 9457), in the caller's language. */
import { statusOf } from '@naskhah/contract/call';
import type { Language } from '@naskhah/kernel/language';
import type { FieldFault } from '@naskhah/kernel/result';
import { fieldFaults } from '@naskhah/words/field-faults';
import { refusalInWords } from '@naskhah/words/next-steps';
import { refusalWords } from '@naskhah/words/refusals';

export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  errors: { path: string; code: string; message: string }[];
  /** Another role that the caller holds and that may do it. */
  role?: OtherRole;
};
export type OtherRole = { acl: number; label_en: string; label_ms: string };

const wordsFor = (code: string, language: Language): string =>
  (refusalWords[code as keyof typeof refusalWords] ?? refusalWords['could-not-be-done'])[language];

const faultWords = (code: string, language: Language): string =>
  (fieldFaults[code as keyof typeof fieldFaults] ??
    refusalWords[code as keyof typeof refusalWords] ??
    fieldFaults.invalid)[language];

/** A fault of the whole says what to do now; a field is there to be filled in. */
const messageOf = (path: string, fault: string, language: Language, named: string | undefined): string => {
  const said = path === '' && fault in refusalWords ? refusalInWords(fault)[language] : faultWords(fault, language);
  return named === undefined ? said : `${said} ${named}`;
};

export const problem = (
  code: string,
  language: Language,
  { fields = [], status = statusOf(code) }: { fields?: FieldFault[]; status?: number } = {},
): Problem => {
  const title = wordsFor(code, language);
  const listed = fields.length > 0 || status !== 422 ? fields : [{ path: '', code }];
  return {
    type: `/problems/${code}`,
    title,
    status,
    detail: refusalInWords(code)[language],
    code,
    errors: listed.map(({ path, code: fault, named }) => ({
      path,
      code: fault,
      message: messageOf(path, fault, language, named),
    })),
  };
};
