import type { ArticleState } from '@naskhah/kernel/article-words';
import { articlePage } from '@naskhah/words/desk-article/article-page';
import { stateWords } from '@naskhah/words/desk-article/article-states';
import { authorTurnWords, editorTurnWords } from '@naskhah/words/desk-article/article-turn';
import { expect } from '@playwright/test';
import type { Actor } from '../actor.ts';

type Part = 'review' | 'files' | 'decisions' | 'production' | 'references';

/** The record of an article as one of its people sees it. */
export const openArticle = async (actor: Actor, address: string, part: Part): Promise<void> => {
  await actor.page.goto(address);
  const parts = actor.page.getByRole('navigation', { name: actor.say(articlePage.parts) });
  await parts.getByRole('link', { name: new RegExp(`^${actor.say(articlePage[part])}`) }).click();
};

/** The state in words and what it means for this reader. */
export const expectState = async (
  actor: Actor,
  state: ArticleState,
  viewer: 'author' | 'editor' = 'editor',
): Promise<void> => {
  const turn = actor.page.getByRole('region', { name: actor.say(articlePage.turn) });
  const meaning = (viewer === 'author' ? authorTurnWords : editorTurnWords)[state];
  await expect(turn).toContainText(actor.say(stateWords[state]));
  await expect(turn).toContainText(actor.say(meaning));
};
