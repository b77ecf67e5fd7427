import * as z from 'zod';
import { call, platform, refusals } from '../call.ts';
import { uuid } from '../fields.ts';

const NumberCheck = z.object({
  /** Null where nothing was asked, or its digits are wrong. */
  taken: z.boolean().nullable(),
});

const checkRegistration = call
  .route({
    method: 'POST',
    path: '/api/admin/journals/check-registration',
    summary: 'While a registration is typed: whether its ISSNs are taken, and which journals have a title near its own',
  })
  .meta({ access: platform('requestToManage', 'checksJournals'), limit: 'read', statements: 2 })
  .input(
    z.object({
      id: uuid.nullable().default(null),
      names: z.array(z.string().trim().max(300)).max(2).default([]),
      issn: z.string().trim().max(9).default(''),
      eissn: z.string().trim().max(9).default(''),
    }),
  )
  .output(
    z.object({
      issn: NumberCheck,
      eissn: NumberCheck,
      similar: z.array(
        z.object({
          id: uuid,
          /** The name that is near. */
          name: z.string(),
          path: z.string(),
          publisher: z.string(),
          issn: z.string().nullable(),
          eissn: z.string().nullable(),
          close: z.enum(['very', 'rather']),
          /** The words that both have, as they are compared: small letters without accents. */
          common: z.array(z.string()),
          of: z.int(),
        }),
      ),
    }),
  )
  .errors(refusals());

export const registrationCalls = { checkRegistration };
