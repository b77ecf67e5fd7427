import { afterEach, describe, expect, it } from 'vitest';
import { addNotice, clearNotices, noticesShown, noticeTime, onNotices, removeNotice } from './notices.ts';

const titles = () => noticesShown().map(({ title }) => title);

describe('notifications', () => {
  afterEach(clearNotices);

  it('stay for five seconds', () => expect(noticeTime).toBe(5000));

  it('stand in the order in which they came, until they are taken away', () => {
    const first = addNotice({ tone: 'ok', title: 'Profile saved' });
    addNotice({ tone: 'bad', title: 'Error Processing Request' });
    expect(titles()).toEqual(['Profile saved', 'Error Processing Request']);
    removeNotice(first);
    expect(titles()).toEqual(['Error Processing Request']);
  });

  it('give way to newer ones when there are more than five', () => {
    for (const title of ['a', 'b', 'c', 'd', 'e', 'f']) addNotice({ tone: 'ok', title });
    expect(titles()).toEqual(['b', 'c', 'd', 'e', 'f']);
  });

  it('are told to whoever shows them', () => {
    let told = 0;
    const stop = onNotices(() => {
      told += 1;
    });
    addNotice({ tone: 'ok', title: 'a' });
    stop();
    addNotice({ tone: 'ok', title: 'b' });
    expect(told).toBe(1);
  });
});
