import { describe, expect, it } from 'vitest';
import { tasksOfReturnedMail } from './tasks-of-returned-mail.ts';

const [huda, tan, rosnah] = [{ personId: 'huda' }, { personId: 'tan' }, { personId: 'rosnah' }];
const article = { articleId: 'peat', journalId: 'jek', editors: [huda, tan], receivers: [rosnah] };
const opened = (articles: (typeof article)[]) =>
  tasksOfReturnedMail({ person: null, articles, administrators: [rosnah] }).map(
    ({ articleId, assigneeId, keepers }) => [articleId, assigneeId, keepers.map(({ personId }) => personId)],
  );

describe('a mail that came back', () => {
  it('opens a task for each editor of each article', () => {
    expect(opened([article, { ...article, articleId: 'fish', editors: [tan] }])).toEqual([
      ['peat', 'huda', ['huda']],
      ['peat', 'tan', ['tan']],
      ['fish', 'tan', ['tan']],
    ]);
  });
  it('opens it for those who get submissions where nobody edits the article', () => {
    expect(opened([{ ...article, editors: [] }])).toEqual([['peat', 'rosnah', ['rosnah']]]);
  });
  it('opens one for the Administrators where nobody else cares for the article, or there is none', () => {
    expect(opened([{ ...article, editors: [], receivers: [] }])).toEqual([['peat', null, ['rosnah']]]);
    expect(opened([])).toEqual([[null, null, ['rosnah']]]);
  });
});
