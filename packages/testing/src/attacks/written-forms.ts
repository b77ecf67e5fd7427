import { newId } from '@naskhah/kernel/ids';
import type { Cast } from './cast.ts';
import type { Words } from './words.ts';

type Saved = { id: string; version: number };

const forms = '/api/admin/forms';

/** Forms of a journal of which every text is written in, given out and chosen for reviews; answers the ids of two that stay. */
export const writeForms = async ({ manager }: Cast, { line }: Words, journal_id: string): Promise<string[]> => {
  const text = (longest: number) => ({ en: line(longest), ms: line(longest) });
  const option = () => ({ id: newId(), label: text(500) });
  const question = (type: string) => ({
    id: newId(),
    type,
    label: text(1000),
    help: text(2000),
    options: type === 'section' || type === 'long-text' ? [] : [option(), option()],
    rows: type === 'matrix' ? [option()] : [],
    from: type === 'scale' ? 1 : null,
    to: type === 'scale' ? 5 : null,
    low: text(200),
    high: text(200),
  });
  const questions = () => ['section', 'choice', 'matrix', 'scale', 'long-text'].map(question);
  let titles = 0;
  /** No two forms of a journal are called the same. */
  const title = () => {
    titles += 1;
    return { title_en: `${line(190)} ${titles}`, title_ms: `${line(190)} ${titles}` };
  };
  const add = async (): Promise<Saved> => {
    const begin = { with: 'questions', questions: questions() };
    return manager.post(`${forms}/add-form`, { id: newId(), journal_id, purpose: 'review', ...title(), begin });
  };
  const act = ({ id, version }: Saved, name: string, more: object = {}): Promise<Saved> =>
    manager.post(`${forms}/${name}`, { id, version, ...more });
  await act(await add(), 'delete-form');
  const saved = await act(await add(), 'save-form', { ...title(), questions: questions() });
  const published = await act(saved, 'publish-form');
  const chosen = await act(published, 'choose-for-reviews', { use: true });
  const given = await act(await add(), 'publish-form');
  await act(given, 'retire-form', { retired: true });
  return [chosen.id, given.id];
};
