import { newId } from '@naskhah/kernel/ids';
import type { Cast } from './cast.ts';
import type { Words } from './words.ts';

/** Puts people on a board, sets their order, takes one off; one says no with a word; orders its disciplines too. */
export const writeBoard = async (
  { manager, stranger, mailTo }: Cast,
  { line }: Words,
  journal: string,
): Promise<void> => {
  const of = { journal_id: journal };
  const call = (name: string) => `/api/admin/journals/${name}`;
  type Board = { members: { id: string; version: number }[] };
  const save = (entry: object) => manager.post<Board>(call('save-editorial-board'), { ...of, ...entry });
  const email = `${newId()}@example.test`;
  const asked = newId();
  await save({
    id: asked,
    name: line(300),
    affiliation: line(300),
    role: 'advisor',
    email,
    orcid: '0000-0002-1825-0097',
  });
  const gone = newId();
  await save({ id: gone, name: line(300), affiliation: line(300), role: 'editor' });
  await save({ id: gone, version: 1, name: line(300), affiliation: line(300) });
  const { members } = await manager.post<Board>(call('get-editorial-board'), of);
  const order = members.map(({ id }) => id).reverse();
  await manager.post(call('order-editorial-board'), { ...of, order });
  await manager.post(call('delete-editorial-board'), { ...of, id: gone, version: 2 });
  const token = (await mailTo(email)).match(/\/board-consent\/(\S+)/)?.[1];
  await stranger.post(call('read-board-consent'), { token });
  await stranger.post(call('answer-board-consent'), { token, agree: false, word: line(1000) });
  await manager.post(call('ask-board-member'), { ...of, id: asked });
  const { version } = await manager.post<{ version: number }>(`/api/admin/journals/p/${journal}`, {});
  const fields = '/api/admin/journals/disciplines';
  await manager.post(`${fields}/save-journal-disciplines`, { ...of, version, disciplines: ['1.6', '1.5'] });
  await manager.post(`${fields}/update-journal-disciplines`, {
    ...of,
    version: version + 1,
    code: '1.5',
    is_primary: true,
  });
  await manager.post(`${fields}/delete-journal-disciplines`, { ...of, version: version + 2, code: '1.5' });
  const mysitasi_url = 'https://mysitasi.example/journal';
  await manager.post(call('update-jnl-mysitasi-url'), { id: journal, version: version + 3, mysitasi_url });
};
