/** Somebody who writes without a pause, for journeys that take the server or its database away meanwhile. */
import { newId } from '@naskhah/kernel/ids';
import type { APIRequestContext } from '@playwright/test';

const save = '/api/admin/article-submission';

/** Writes one draft after another until told to end; what was acknowledged, and whatever else was said. */
export const draftsInARow = (context: APIRequestContext, journal: string) => {
  const acknowledged = new Map<string, string>();
  const otherwise: { status: number; body: string }[] = [];
  let goOn = true;
  const send = async (act: string, data: object): Promise<{ version: number } | undefined> => {
    const answer = await context.post(`${save}/${act}`, { data });
    if (answer.ok()) return (await answer.json()) as { version: number };
    otherwise.push({ status: answer.status(), body: await answer.text() });
    return undefined;
  };
  const written = (async () => {
    while (goOn) {
      const id = newId();
      const begun = await send('save', { id, journal_id: journal, language: 'en', checklist: ['original', 'ethics'] });
      if (!begun) continue;
      acknowledged.set(id, '');
      const title = `Peat ${id}`;
      if (await send('update', { id, version: begun.version, article_title: { en: title } }))
        acknowledged.set(id, title);
    }
  })();
  return {
    acknowledged,
    otherwise,
    end: async () => {
      goOn = false;
      await written;
    },
  };
};
