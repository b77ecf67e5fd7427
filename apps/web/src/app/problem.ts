import { ORPCError } from '@orpc/client';

/** A fault of one field, or of the whole (path ''). */
export type Fault = { path: string; code: string; message: string };

/** Another role that one holds and that may do what was refused. */
export type OtherRole = { acl: number; label_en: string; label_ms: string };

type Problem = { title: string; detail?: string; code: string; status: number; errors?: Fault[]; role?: OtherRole };

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && 'title' in body;

/** A problem document (RFC 9457) becomes the error of the call: its code typed, its words ready to be shown. */
export const problemError = (
  body: unknown,
  status: number,
): ORPCError<string, { errors: Fault[]; role: OtherRole | undefined }> | null =>
  isProblem(body)
    ? new ORPCError(body.code, {
        status,
        message: body.detail || body.title,
        data: { errors: body.errors ?? [], role: body.role },
      })
    : null;

export const faultsOf = (error: unknown): Fault[] =>
  error instanceof ORPCError && Array.isArray(error.data?.errors) ? error.data.errors : [];

/** The role to switch to after a refusal, where the server names one. */
export const otherRoleOf = (error: unknown): OtherRole | undefined =>
  error instanceof ORPCError ? (error.data as { role?: OtherRole } | undefined)?.role : undefined;

/** Faults by field, ready for a form; a fault of the whole is not among them. */
export const fieldErrorsOf = (error: unknown): Record<string, string> =>
  Object.fromEntries(
    faultsOf(error)
      .filter(({ path }) => path !== '')
      .map(({ path, message }) => [path, message]),
  );

/** What the error itself has to say to a person: the server's words, never those of a program. */
export const ownMessage = (error: unknown): string | undefined =>
  error instanceof ORPCError && error.status < 500 && faultsOf(error).every(({ path }) => path === '')
    ? error.message || undefined
    : undefined;

export const isRefusal = (error: unknown, code: string): boolean => error instanceof ORPCError && error.code === code;

/** What is asked for is not there, is not this person's to see, or its address is not one. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ORPCError && (error.status === 404 || error.status === 422);
