import { FinishedUpload } from '@naskhah/contract/media/streaming';
import type { MediaRoutes } from '@naskhah/modules/media/host';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './api.ts';
import { inputFaults } from './input-faults.ts';
import { sendFaults } from './send-faults.ts';
import type { Uploader } from './upload-gate.ts';

/** Below the patience of usual proxies; what takes longer is asked for again. */
const patience = 10_000;
const beingChecked = { ok: true, value: { state: 'being-checked' } } as const;

/** Saves a file that has come in parts. Measuring and checking a large one takes a while: 202 says so, and goes on. */
export const finishRoute = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { actor, language }: Uploader,
  media: Pick<MediaRoutes, 'finishUpload'>,
): Promise<FastifyReply> => {
  const asked = FinishedUpload.safeParse(request.body ?? {});
  if (!asked.success) return sendFaults(reply, inputFaults(asked.error.issues), language);
  const { upload: id } = asked.data;
  const finishing = media.finishUpload(actor, id);
  let timer: NodeJS.Timeout | undefined;
  const later = new Promise<typeof beingChecked>((tell) => {
    timer = setTimeout(tell, patience, beingChecked);
  });
  const finished = await Promise.race([finishing, later]).finally(() => clearTimeout(timer));
  // A failure after the answer: the upload stays, and asking again finds it.
  finishing.catch((error: unknown) => console.error(error));
  if (!finished.ok) return sendProblem(reply, finished.refusal, language);
  return finished.value.state === 'saved'
    ? reply.send({ id })
    : reply.status(202).header('retry-after', '2').send({ id, state: 'being-checked' });
};
