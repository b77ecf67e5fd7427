import type { Answers } from './answers.ts';

/** The record of an article as this viewer may see it. */
export type Article = Answers['deskArticle']['getDataArtikel'];
export type Round = Article['workflow']['rounds'][number];
export type Review = Round['reviews'][number];
