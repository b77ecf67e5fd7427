import { newId } from '@naskhah/kernel/ids';
import type { Actor, Cast, Part } from '@naskhah/testing/attacks/cast';
import { type APIRequestContext, type APIResponse, request } from '@playwright/test';

const password = 'gambut pulih sepuluh tahun';

const answerOf = async (path: string, answer: APIResponse) => {
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as never;
};

const actorOf = async (context: APIRequestContext): Promise<Actor> => {
  const { user } = (await answerOf('session', await context.get('/api/auth/session'))) as { user: { usr_id: string } };
  return {
    id: user.usr_id,
    post: async (path, data) => answerOf(path, await context.post(path, { data })),
    get: async (path) => answerOf(path, await context.get(path)),
    upload: async (metadata, { name, content }) => {
      const multipart = {
        attachment_metadata: JSON.stringify(metadata),
        attachment: { name, mimeType: 'application/pdf', buffer: Buffer.from(content) },
      };
      await answerOf('save-file', await context.post('/media/files/save-file', { multipart }));
    },
  };
};

/** Everybody whom the writing needs, on a server where nobody was before; each with the context that holds their session. */
export const browserCast = async (baseURL: string, { ticket, mailTo }: { ticket: string; mailTo: Cast['mailTo'] }) => {
  const contexts: Record<string, APIRequestContext> = {};
  const open = async (part: string) => {
    contexts[part] = await request.newContext({ baseURL });
    return contexts[part];
  };
  const first = await open('admin');
  const account = { usr_email: 'admin@example.test', usr_password: password, usr_name: 'Rosnah Kamaruddin' };
  await answerOf('first', await first.post('/api/auth/first-administrator', { data: { ticket, ...account } }));
  const admin = await actorOf(first);
  const invited = async (part: string): Promise<Actor> => {
    const email = `${part}@example.test`;
    await admin.post('/api/admin/identity/invite-person', { id: newId(), kind: 'register', email, name: part });
    const token = (await mailTo(email)).match(/\/invitation#(\S+)/)?.[1];
    const context = await open(part);
    const data = { token, usr_name: `Person ${part}`, usr_password: password };
    await answerOf('accept', await context.post('/api/admin/identity/accept-invitation', { data }));
    return actorOf(context);
  };
  const stranger = await open('stranger');
  const cast: Cast = {
    stranger: { post: async (path, data) => answerOf(path, await stranger.post(path, { data })) },
    now: () => new Date(),
    mailTo,
    admin,
    manager: await invited('manager'),
    chief: await invited('chief'),
    author: await invited('author'),
    reviewer: await invited('reviewer'),
    copyeditor: await invited('copyeditor'),
    layout: await invited('layout'),
    newcomer: await invited('newcomer'),
  };
  return {
    cast,
    cookiesOf: async (part: Part) => (await contexts[part]?.storageState())?.cookies ?? [],
    close: () => Promise.all(Object.values(contexts).map((context) => context.dispose())),
  };
};
