import type { Language } from '@naskhah/kernel/language';
import type { FieldFault } from '@naskhah/kernel/result';
import type { FastifyReply } from 'fastify';
import { problem } from './problem.ts';

/** The fields that were not accepted, by routes that read their input themselves. */
export const sendFaults = (reply: FastifyReply, fields: FieldFault[], language: Language): FastifyReply =>
  reply
    .status(422)
    .type('application/problem+json')
    .send(problem('input-refused', language, { fields, status: 422 }));
