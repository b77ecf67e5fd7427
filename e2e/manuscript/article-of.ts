import type { ArticleState } from '@naskhah/kernel/article-words';
import { articlePage } from '@naskhah/words/desk-article/article-page';
import { stateWords } from '@naskhah/words/desk-article/article-states';
import { authorTurnWords, editorTurnWords } from '@naskhah/words/desk-article/article-turn';
import { expect } from '@playwright/test';
import type { Hands } from '../hands.ts';

type Part = 'review' | 'files' | 'decisions' | 'production' | 'references';

/** The record of an article as one of its people sees it. */
export const openArticle = async (hand: Hands, address: string, part: Part): Promise<void> => {
  await hand.page.goto(address);
  const parts = hand.page.getByRole('navigation', { name: hand.say(articlePage.parts) });
  await parts.getByRole('link', { name: new RegExp(`^${hand.say(articlePage[part])}`) }).click();
};

/** The state in words and what it means for this reader. */
export const expectState = async (
  hand: Hands,
  state: ArticleState,
  viewer: 'author' | 'editor' = 'editor',
): Promise<void> => {
  const turn = hand.page.getByRole('region', { name: hand.say(articlePage.turn) });
  const meaning = (viewer === 'author' ? authorTurnWords : editorTurnWords)[state];
  await expect(turn).toContainText(hand.say(stateWords[state]));
  await expect(turn).toContainText(hand.say(meaning));
};
