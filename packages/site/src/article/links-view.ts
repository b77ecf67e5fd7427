import type { Language } from '@naskhah/kernel/language';
import type { LinkedArticle, PublicArticle } from '@naskhah/modules/publishing';
import { site, siteWith } from '@naskhah/words/site/site';
import { say, sayWith, type Text } from '@naskhah/words/text';
import { articlePath, inTongue } from '../paths.ts';
import type { Tongue } from '../surroundings.ts';
import { longDate } from '../text/dates.ts';
import { inOrder, type Tongued, tongued } from '../text/languages.ts';
import { doiAddress } from '../text/linked.ts';
import { type Tie, tieOf } from './ties.ts';

export type BannerView = {
  tone: 'bad' | 'warn' | 'info';
  lead: string;
  to: { href: string; title: Tongued; date: string } | undefined;
};
export type RelatedView = { label: string; href: string; title: Tongued };

type Said = { tone: BannerView['tone']; active: Text; passive: Text };

const notices: Partial<Record<Tie, Said>> = {
  retracts: { tone: 'bad', active: site.retracts, passive: site.retracted },
  removes: { tone: 'bad', active: site.removes, passive: site.removed },
  concern: { tone: 'warn', active: site.warns, passive: site.concern },
  corrects: { tone: 'warn', active: site.corrects, passive: site.corrected },
  adds: { tone: 'info', active: site.adds, passive: site.added },
  renews: { tone: 'info', active: site.renews, passive: site.renewed },
};

const others: Partial<Record<Tie, [active: Text, passive: Text]>> = {
  comments: [site.tieCommentOn, site.tieCommentedBy],
  companion: [site.tieCompanion, site.tieCompanion],
  preprint: [site.tiePreprint, site.tiePreprint],
};

/** A tie as this article sees it: `active` when this article does it. */
type Seen = { tie: Tie; active: boolean; href: string; title: Tongued; date: string };

const seen = (linked: LinkedArticle, mine: boolean, tongue: Tongue): Seen => {
  const { tie, active } = tieOf(linked.kind);
  return {
    tie,
    active: active === mine,
    href: inTongue(articlePath(linked.path, linked.id), tongue),
    title:
      inOrder(linked.title, linked.language, tongue.language)[0] ??
      tongued(linked.doi ?? say(site.article, tongue.language), tongue.language),
    date: longDate(linked.publishedAt, tongue.language),
  };
};

/** Ties to articles that are not on this platform. */
const elsewhere = (article: PublicArticle): Seen[] =>
  article.related.flatMap((related, at): Seen[] => {
    if (!related.doi || article.linked.some((linked) => linked.at === at + 1)) return [];
    const { tie, active } = tieOf(related.kind);
    return [
      {
        tie,
        active,
        href: doiAddress(related.doi),
        title: tongued(related.title || `doi:${related.doi}`, 'und'),
        date: '',
      },
    ];
  });

const order: BannerView['tone'][] = ['bad', 'warn', 'info'];

export const linksView = (
  article: PublicArticle,
  tongue: Tongue,
): { banners: BannerView[]; related: RelatedView[] } => {
  const all = [
    ...article.notices.map((linked) => seen(linked, false, tongue)),
    ...article.linked.map((linked) => seen(linked, true, tongue)),
    ...elsewhere(article),
  ].filter((one, at, list) => list.findIndex((other) => other.href === one.href && other.tie === one.tie) === at);
  const banners = all.flatMap(({ tie, active, href, title, date }): BannerView[] => {
    const said = notices[tie];
    if (!said) return [];
    const lead = say(active ? said.active : said.passive, tongue.language);
    return [{ tone: active && said.tone === 'bad' ? 'warn' : said.tone, lead, to: { href, title, date } }];
  });
  if (article.status === 'retracted' && !banners.some(({ tone }) => tone === 'bad'))
    banners.push({ tone: 'bad', lead: say(site.retracted, tongue.language), to: undefined });
  if (article.versionNumber > 1)
    banners.push({ tone: 'info', lead: versionLine(article, tongue.language), to: undefined });
  return {
    banners: banners.sort((one, other) => order.indexOf(one.tone) - order.indexOf(other.tone)),
    related: all
      .filter(({ tie }) => !notices[tie])
      .map(({ tie, active, href, title }) => ({
        label: say(others[tie]?.[active ? 0 : 1] ?? site.tieOther, tongue.language),
        href,
        title,
      })),
  };
};

const versionLine = (article: PublicArticle, language: Language): string =>
  sayWith(siteWith.version, language, {
    number: String(article.versionNumber),
    date: longDate(article.dates.version ?? article.updatedAt.toISOString(), language),
  });
