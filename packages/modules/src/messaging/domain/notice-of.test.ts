import { describe, expect, it } from 'vitest';
import { noticeOf } from './notice-of.ts';

describe('a notification', () => {
  it('keeps the values that its line names, and no others', () =>
    expect(noticeOf(['name', 'due'], { name: 'Aminah', due: '', code: '482913' })).toStrictEqual({
      values: { name: 'Aminah', due: '' },
      about: '',
      lang: '',
    }));

  it('keeps nothing for a value that the mail has not', () =>
    expect(noticeOf(['name', 'due'], { name: 'Aminah' }).values).toStrictEqual({ name: 'Aminah' }));

  it('holds a title in letters, without its marks', () =>
    expect(noticeOf(['title'], { title: 'CO<sub>2</sub> in peat' })).toStrictEqual({
      values: { title: 'CO2 in peat' },
      about: 'CO2 in peat',
      lang: '',
    }));

  it.each([
    ['of a title as the mail says', { title: 'Gambut', title_lang: 'ms' }, 'ms'],
    ['of a title that says none as nothing', { title: 'Gambut' }, ''],
    ['of all else as nothing', { journal: 'Forest', title_lang: 'ms' }, ''],
  ])('keeps the language %s', (_, values, lang) => expect(noticeOf([], values).lang).toBe(lang));

  it.each([
    ['the article', { title: 'Peat', journal: 'Forest', mail_subject: 'Hello' }, 'Peat'],
    ['else the journal', { journal: 'Forest', mail_subject: 'Hello' }, 'Forest'],
    ['else what the mail says it is', { mail_subject: 'Hello' }, 'Hello'],
    ['else nothing', { name: 'Aminah' }, ''],
  ])('is about %s', (_, values, about) => expect(noticeOf([], values).about).toBe(about));
});
